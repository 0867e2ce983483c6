/** With a scheme, with www, or a name that ends as domains do, with or without what follows it. */
const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,12}(?:\/\S*)?(?![\p{L}\d])/giu;

/** The words of a message with its links only named, so that nobody follows one by mistake. */
export const hideLinks = (text: string): string => text.replaceAll(links, '[odkaz]');
