/** The name of a message that a redirect leaves in the address of the next page. */
export const noticeParameter = 'zprava';
/** The session was over; `dal` then names where that was noticed. */
export const signedOutNotice = 'odhlaseni';
