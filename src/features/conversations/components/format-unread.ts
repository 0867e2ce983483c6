import { counted } from '../../../contract/czech.ts';

/** `2 nepřečtené zprávy`. */
export const formatUnread = (unread: number): string =>
  counted(unread, ['nepřečtená zpráva', 'nepřečtené zprávy', 'nepřečtených zpráv']);

/** For a badge, which has room for two digits and a plus sign. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));
