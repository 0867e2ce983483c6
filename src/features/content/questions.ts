import { fold } from '../../contract/fold.ts';
import type { Platform } from '../../platform/platform.ts';
import type { QuestionGroup } from './contract.ts';
import { type Document, libraryOf } from './library.ts';
import { anchorOf, renderMarkdown } from './markdown.ts';
import { typeset } from './typography.ts';
import { type Words, fillIn, wordsOf } from './words.ts';

/** A question is a heading of the second level, its answer what follows. */
export async function questions(platform: Platform, q: string | undefined) {
  const [library, words] = await Promise.all([libraryOf(platform), wordsOf(platform)]);
  const wanted = fold(q ?? '')
    .split(' ')
    .filter(Boolean);
  const groups = library
    .all('faq')
    .toSorted((one, other) => one.front.order - other.front.order)
    .map((document) => groupOf(document, words))
    .map((group) => ({ ...group, questions: group.questions.filter((each) => holds(each, wanted)) }))
    .filter((group) => group.questions.length > 0);
  return { groups, total: groups.reduce((sum, group) => sum + group.questions.length, 0) };
}

type Question = QuestionGroup['questions'][number];

function groupOf({ slug, front, body }: Document<'faq'>, words: Words): QuestionGroup {
  const parts = fillIn(body, words).split(/^## +/m).slice(1);
  return {
    slug,
    title: front.title,
    questions: parts.map((part): Question => {
      const [question = '', ...answer] = part.split('\n');
      return {
        id: anchorOf(question),
        question: typeset(question.trim()),
        html: renderMarkdown(answer.join('\n')).html,
      };
    }),
  };
}

/** Every word begins some word of the question or of its answer: `hul` finds both „hůl“ and „hůlka“. */
function holds({ question, html }: Question, wanted: readonly string[]): boolean {
  const known = fold(`${question} ${html.replaceAll(/<[^>]*>/g, ' ')}`).split(/[^\p{L}\d]+/u);
  return wanted.every((word) => known.some((each) => each.startsWith(word)));
}
