import type { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { isLoopbackUrl } from '../../platform/loopback.ts';
import { type Check, timeoutMs } from './finding.ts';

const day = 86_400_000;
const maxSecondsOff = 30;

/**
 * Checks of the outside: the mail server and its DNS records, the public address with its certificate, and the clock.
 */
export const outsideChecks = (config: Config, dns: Pick<Resolver, 'resolveTxt'>): Check[] => [
  { name: 'Mail server', run: () => checkMailServer(config) },
  { name: 'SPF', run: () => checkSpf(config, dns) },
  { name: 'DMARC', run: () => checkDmarc(config, dns) },
  { name: 'DKIM', run: async () => checkDkim(config) },
  { name: 'Address', run: () => checkAddress(config) },
  { name: 'Certificate', run: () => checkCertificate(config.appUrl) },
  { name: 'Clock', run: () => checkClock(config) },
];

const checkMailServer = async ({ smtpUrl }: Config): ReturnType<Check['run']> => {
  if (smtpUrl === undefined) return { state: 'well', found: 'none: emails wait in the outbox' };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return { state: 'well', found: 'takes our name and password' };
  } catch (problem) {
    return {
      state: 'mend',
      found: problem instanceof Error ? problem.message : String(problem),
      todo: 'mend SMTP_URL; emails wait in the queue for three days',
    };
  } finally {
    transport.close();
  }
};

/** The domain of our sender address; undefined when emails do not leave this machine. */
const mailDomain = ({ smtpUrl, mailFrom }: Config): string | undefined =>
  smtpUrl === undefined || isLoopbackUrl(smtpUrl) ? undefined : mailFrom.replace(/^.*@|>$/g, '');

const checkSpf = async (config: Config, dns: Pick<Resolver, 'resolveTxt'>): ReturnType<Check['run']> => {
  const domain = mailDomain(config);
  if (domain === undefined) return undefined;
  const records = (await texts(dns, domain)).filter((text) => text.startsWith('v=spf1'));
  if (records.length === 1) return { state: 'well', found: records[0] ?? '' };
  return records.length === 0
    ? {
        state: 'mend',
        found: `${domain} has no SPF record`,
        todo: `add TXT "v=spf1 include:… -all" to ${domain}, as your mail provider says`,
      }
    : { state: 'mend', found: `${domain} has ${records.length} SPF records`, todo: 'leave one' };
};

const checkDmarc = async (config: Config, dns: Pick<Resolver, 'resolveTxt'>): ReturnType<Check['run']> => {
  const domain = mailDomain(config);
  if (domain === undefined) return undefined;
  const record = (await texts(dns, `_dmarc.${domain}`)).find((text) => text.startsWith('v=DMARC1'));
  return record === undefined
    ? {
        state: 'mend',
        found: `_dmarc.${domain} has no record`,
        todo: `add TXT "v=DMARC1; p=quarantine; rua=mailto:${config.contactEmail}"; big providers refuse senders without it`,
      }
    : { state: 'well', found: record };
};

/** The selector of the DKIM key is known to the mail provider only. */
const checkDkim = (config: Config): Awaited<ReturnType<Check['run']>> =>
  mailDomain(config) === undefined
    ? undefined
    : {
        state: 'look',
        found: 'cannot be checked from here',
        todo: 'send yourself a PIN to a big provider and look for dkim=pass in its headers',
      };

const texts = async (dns: Pick<Resolver, 'resolveTxt'>, name: string): Promise<string[]> => {
  try {
    return (await dns.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw problem;
  }
};

const checkAddress = async ({ appUrl }: Config): ReturnType<Check['run']> => {
  const address = `${appUrl}/zdravi/pripraveno`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (status === 200) return { state: 'well', found: `${appUrl} answers` };
    return { state: 'mend', found: `${address} answers ${status}`, todo: 'read the log of the bazaar' };
  } catch (problem) {
    return {
      state: isLoopbackUrl(appUrl) ? 'look' : 'mend',
      found: `${appUrl} does not answer${causeOf(problem)}`,
      todo: 'start the bazaar, or mend the proxy, DNS or APP_URL',
    };
  }
};

const causeOf = (problem: unknown): string =>
  problem instanceof Error && problem.cause instanceof Error ? `: ${problem.cause.message}` : '';

const checkCertificate = async (appUrl: string): ReturnType<Check['run']> => {
  const { protocol, hostname, port } = new URL(appUrl);
  if (protocol !== 'https:') {
    return isLoopbackUrl(appUrl)
      ? undefined
      : { state: 'mend', found: 'APP_URL has none', todo: 'put a proxy with a certificate in front' };
  }
  const until = await validUntil(hostname, Number(port || 443));
  const days = Math.floor((until - Date.now()) / day);
  const found = `valid for ${days} more days`;
  return days >= 14 ? { state: 'well', found } : { state: 'mend', found, todo: 'see why it is not renewed' };
};

/** Expiry of a host's certificate as a timestamp; rejects where a browser would reject the certificate, too. */
function validUntil(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: timeoutMs }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
    socket.once('error', reject);
  });
}

/** Compares the clock with that of a server that the bazaar uses anyway. */
const checkClock = async ({ aresBaseUrl }: Config): ReturnType<Check['run']> => {
  const before = Date.now();
  const answer = await fetch(aresBaseUrl, {
    method: 'HEAD',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const theirs = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(theirs))
    return {
      state: 'look',
      found: `${new URL(aresBaseUrl).host} does not answer, so the clock has nothing to be compared with`,
      todo: 'companies cannot be looked up either; let the bazaar reach it',
    };
  const off = Math.round(Math.abs((before + Date.now()) / 2 - theirs) / 1_000);
  return off <= maxSecondsOff
    ? { state: 'well', found: `${off} s off` }
    : { state: 'mend', found: `${off} s off`, todo: 'let the machine keep its clock by NTP' };
};
