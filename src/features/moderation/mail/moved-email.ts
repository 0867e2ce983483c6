import { editListingUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';

type Moved = {
  id: number;
  slug: string;
  title: string;
  reason: string;
  /** Category names. */
  from: string;
  into: string;
};

/** The new category of a moved listing and the reason. */
export const movedEmail = emailTemplate<Moved>({
  name: 'listing-moved',
  when: 'Správa přesunula inzerát do jiné kategorie.',
  write: ({ id, slug, title, reason, from, into }, config) => ({
    subject: `Inzerát „${title}“ je v jiné kategorii`,
    heading: 'Inzerát má jinou kategorii',
    parts: [
      {
        text: `Inzerát „${title}“ jsme přesunuli tam, kde ho lidé hledají. Ostatní zůstává, jak je. Podívej se, jestli v nové kategorii nechceš doplnit parametry.`,
      },
      {
        rows: [
          ['Předtím', from],
          ['Teď', into],
          ['Důvod', reason],
        ],
      },
      { action: 'Upravit inzerát', url: emailLink(config, editListingUrl({ id, slug })) },
      { note: 'Nesedí to? Odpověz na tenhle e-mail a vrátíme ho.' },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    běžný: {
      id: 4821,
      slug: 'saft-unihoc-superskin',
      title: 'Šaft Unihoc Superskin 29, 96 cm',
      reason: 'Je to jen tyč bez čepele.',
      from: 'Hokejky',
      into: 'Shafty',
    },
  },
});
