import { useShell } from './shell.ts';

const siteName = 'Florbalový bazar';
const siteTitle = 'Florbalový bazar: použité florbalky a výbava';
const siteDescription =
  'Český bazar použitých florbalek, čepelí, brankářské výstroje, bot a oblečení. Prodej, sežeň nebo vyměň výbavu přímo s hráči, bez provize.';
const cover = { url: '/brand/social-cover.png', width: 1200, height: 630 };

export type PageHeadProps = {
  /** Without the site name, which is appended. */
  title?: string;
  description?: string;
  /** Canonical path. */
  path: string;
  /** Sharing picture, as a path or an absolute URL; defaults to the site's cover. */
  image?: string | undefined;
  /** False for personal pages, filtered lists and lists with too few items (docs/decisions/0038). */
  index?: boolean;
  /** Path of the Atom feed of the page's items. */
  feed?: string | undefined;
};

/** Replaces non-breaking spaces, which are pointless in the head and copied literally by others. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Title, description, canonical URL and sharing tags of a page; React hoists them to `<head>`. */
export function PageHead({
  title: givenTitle = siteTitle,
  description: givenDescription = siteDescription,
  path,
  image,
  index = true,
  feed,
}: PageHeadProps) {
  const [title, description] = [plain(givenTitle), plain(givenDescription)];
  const origin = useShell()?.appUrl ?? '';
  const url = origin + path;
  const isCover = !image || image.startsWith('/nahledy/');
  const picture = image?.startsWith('http') ? image : origin + (image ?? cover.url);
  return (
    <>
      <title>{givenTitle === siteTitle ? title : `${title} | ${siteName}`}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={origin + feed} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="cs_CZ" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={image ? title : plain(siteTitle)} />
      {isCover && <meta property="og:image:width" content={String(cover.width)} />}
      {isCover && <meta property="og:image:height" content={String(cover.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
