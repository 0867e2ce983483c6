import { ownDataUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { renderProse } from '../../content/index.ts';
import { type Concerned, concernedTexts, noticeTitle } from '../rules.ts';

export type NoticeFacts = { concerns: Concerned; summary: string; effectiveOn: string };

const specimen = {
  effectiveOn: '2027-01-15',
  summary: [
    'Měníme dvě věci:',
    '- **Inzerát** zůstane zveřejněný 90 dní místo 60.\n- Odstoupit od členství půjde i [v účtu](/ucet).',
    'Nic z toho se netýká členství, které už máš zaplacené.',
  ].join('\n\n'),
};

/** A notice of changed terms. It is mandatory, so there is no unsubscribe link. */
export const termsNoticeEmail = emailTemplate<NoticeFacts & { test?: true }>({
  name: 'terms-notice',
  when: 'Mění se obchodní podmínky nebo pravidla zpracování údajů; dostane ho každý účet.',
  write({ concerns, summary, effectiveOn, test }, config) {
    const { path, label } = concernedTexts[concerns];
    const heading = noticeTitle(concerns, effectiveOn);
    return {
      // Marked, so that a test is not mistaken for the sent notice.
      subject: `${test ? 'Zkouška: ' : ''}${heading}`,
      heading,
      parts: [
        { text: 'Píšeme ti, protože máš na Florbalovém bazaru účet.' },
        { prose: renderProse(summary, config.appUrl) },
        { action: `${label} na webu`, url: emailLink(config, path) },
        {
          text: 'Když s tím souhlasíš, nedělej nic. Když ne, můžeš účet do té doby zrušit.',
        },
        { link: 'Zrušit účet', url: emailLink(config, ownDataUrl) },
        {
          note: 'Tohle oznámení posíláme všem, kdo mají na bazaru účet. Není to newsletter, odhlásit se z něj nedá.',
        },
      ],
    };
  },
  specimens: {
    'obchodní podmínky': { ...specimen, concerns: 'terms' },
    'osobní údaje': { ...specimen, concerns: 'privacy' },
    'na zkoušku': { ...specimen, concerns: 'terms', test: true },
  },
});
