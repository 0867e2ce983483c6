const nbsp = '\u00a0';

/**
 * Formats `+420777123456` as `+420 777 123 456` with non-breaking spaces, also without the prefix; numbers of
 * other countries are returned unchanged.
 */
export function formatPhone(phone: string): string {
  const parts = /^(\+42[01])?(\d{3})(\d{3})(\d{3})$/.exec(phone);
  return parts ? parts.slice(1).filter(Boolean).join(nbsp) : phone;
}
