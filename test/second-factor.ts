import { Secret, TOTP } from 'otpauth';

/** TOTP secret of accounts to which a test gives an authenticator app. */
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code that an app with this secret shows at a time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
