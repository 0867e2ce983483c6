import type { Facts } from './json-ld.ts';

type Answered = { question: string; html: string };

/** Questions with their answers; a link of an answer is whole, as whoever shows it stands on another site. */
export function faqJsonLd(questions: readonly Answered[], origin: string): Facts {
  return {
    '@type': 'FAQPage',
    inLanguage: 'cs',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${origin}/`) },
    })),
  };
}
