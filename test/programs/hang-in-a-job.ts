import { pino } from 'pino';
import { startQueue } from '../../src/platform/queue/runner.ts';

/** A process that never gets done with the text message it is sending; to be killed. Its connection is in `CONNECTION`. */
const hang = () => {
  console.log('hanging');
  return new Promise<void>(() => undefined);
};
startQueue(
  { connection: JSON.parse(process.env['CONNECTION'] ?? ''), alone: false, log: pino({ level: 'silent' }) },
  { handlers: { 'send-sms': hang }, schedule: [] },
);
