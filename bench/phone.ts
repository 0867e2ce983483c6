import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { requireChromium } from '../e2e/chromium.ts';

export type PhoneVisit = {
  /** Largest Contentful Paint in milliseconds. */
  largestPaint: number;
  /** Total Blocking Time in milliseconds. */
  blocked: number;
  /** From 0 to 100. */
  scores: Record<Category, number>;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const debuggingPort = 9_333;
const runs = 3;
/** Retries, because on a busy machine Lighthouse occasionally misses the start of a page load. */
const tries = 3;

/**
 * Runs Lighthouse with its phone profile (simulated slow CPU and slow mobile network); returns the median of
 * three runs.
 */
export async function visitByPhone(addresses: readonly string[]): Promise<PhoneVisit[]> {
  const args = [`--remote-debugging-port=${debuggingPort}`, '--disable-background-networking'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const visits: PhoneVisit[][] = addresses.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, address] of addresses.entries()) {
      visits[index]?.push(await visit(address, args));
    }
  }
  return visits.map((each) => middleOf(each));
}

async function visit(address: string, args: string[], left = tries): Promise<PhoneVisit> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const outcome = await lighthouse(address, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  });
  await browser.close();
  if (!outcome || outcome.lhr.runtimeError) {
    if (left > 1) return visit(address, args, left - 1);
    throw new Error(`Lighthouse: ${outcome?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: judged } = outcome.lhr;
  const scores = categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)] as const);
  return {
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? NaN,
    blocked: audits['total-blocking-time']?.numericValue ?? NaN,
    scores: { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0, ...Object.fromEntries(scores) },
  };
}

function middleOf(visits: PhoneVisit[]): PhoneVisit {
  const sorted = visits.toSorted((a, b) => a.largestPaint - b.largestPaint);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No visit');
  return middle;
}
