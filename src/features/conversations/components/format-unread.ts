import { counted } from '../../../contract/czech.ts';

/** `2 nepřečtené zprávy`. */
export const formatUnread = (unread: number): string =>
  counted(unread, ['nepřečtená zpráva', 'nepřečtené zprávy', 'nepřečtených zpráv']);
