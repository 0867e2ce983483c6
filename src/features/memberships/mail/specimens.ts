/** A made-up order with its payment details, for specimens. */
export const order = {
  id: '0b6f3f2e-7c1d-4a57-9f0e-2d5f7d1c9a10',
  level_name: 'Klub',
  days: 30,
  price_czk: 99,
  variable_symbol: '260001237',
  buyer_email: 'krystof.alexander.dvorak-novotny@florbal-uherske-hradiste.example',
  pay_until: new Date('2026-12-10T22:59:00Z'),
  paid_at: new Date('2026-11-27T09:00:00Z'),
  refund_account: 'CZ6508000000192000145399',
};

export const payment = {
  account: '19-2000145399/0800',
  iban: 'CZ6508000000192000145399',
  amountHalere: 9_900,
  receivedHalere: 0,
  variableSymbol: order.variable_symbol,
  message: 'Členství Klub',
};
