import { counted } from '../../../../contract/czech.ts';

/** `2 nepřečtené zprávy`. */
export const unreadWords = (unread: number): string =>
  counted(unread, ['nepřečtená zpráva', 'nepřečtené zprávy', 'nepřečtených zpráv']);
