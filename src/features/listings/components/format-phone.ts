const nbsp = '\u00a0';

/**
 * `+420777123456` as people read it: `+420 777 123 456`, with non-breaking spaces, and the same without the prefix; other
 * countries stay as they are.
 */
export function formatPhone(phone: string): string {
  const parts = /^(\+42[01])?(\d{3})(\d{3})(\d{3})$/.exec(phone);
  return parts ? parts.slice(1).filter(Boolean).join(nbsp) : phone;
}
