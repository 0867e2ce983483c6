import { articleUrl } from '../../../contract/urls.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';

const length = ['Jak vybrat délku', 'delka-florbalky'] as const;
const size = ['Jak vybrat velikost', 'velikosti-bot-a-brankarske-vystroje'] as const;

/** Blog articles by the attribute, or group of attributes, that they explain. */
const articles: Readonly<Record<string, readonly [label: string, slug: string]>> = {
  hand: ['Která strana je moje?', 'leva-nebo-prava'],
  length,
  shaftLengthCm: length,
  flexMm: ['Co znamená flex', 'flex-bez-zahad'],
  iffMark: ['Co smí do zápasu', 'co-smi-do-zapasu'],
  shoeSizeEu: ['Jak změřit nohu', size[1]],
  goalieSize: size,
  kneepadSize: size,
  maskSize: size,
};

/** Whether an article explains this attribute. */
export const isExplained = (attribute: string): boolean => Object.hasOwn(articles, attribute);

type Props = {
  /** The key of an attribute, or of a group of filters. */
  attribute: string;
  className?: string | undefined;
  /** Beside a form that is being filled in. */
  newTab?: boolean;
};

/** A link to the article that explains an attribute; renders null when there is none. */
export function AboutAttribute({ attribute, className, newTab = false }: Props) {
  const article = articles[attribute];
  if (!article) return null;
  const [label, slug] = article;
  return (
    <PageLink to={articleUrl(slug)} className={className} target={newTab ? '_blank' : undefined}>
      {label}
    </PageLink>
  );
}
