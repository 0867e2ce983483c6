/** A URL with a scheme or `www.`, or a domain name, with an optional path. */
const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,12}(?:\/\S*)?(?![\p{L}\d])/giu;

/** Replaces the links in a message with a placeholder, so that nobody opens one by mistake. */
export const hideLinks = (text: string): string => text.replaceAll(links, '[odkaz]');
