import { pragueOffset } from '../../listings/components/prague-offset.ts';

type Event = { uid: string; title: string; place: string; at: Date; url: string; now: Date };

const halfAnHour = 30 * 60_000;

/** Time zone rules of Prague by directive 2000/84/EC. */
const prague = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Prague',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** One event in iCalendar format (RFC 5545), half an hour long, in Prague time. */
export function calendarOf({ uid, title, place, at, url, now }: Event): string {
  const until = new Date(at.getTime() + halfAnHour);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Florbalový bazar//Předání//CS',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...prague,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(now)}Z`,
    `DTSTART;TZID=Europe/Prague:${local(at)}`,
    `DTEND;TZID=Europe/Prague:${local(until)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20261126T190000`. */
const basic = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
const local = (at: Date): string => basic(new Date(at.getTime() + pragueOffset(at.getTime())));

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Folds a line at 75 bytes, continuing after a space, without splitting a character. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      lines.push(' ');
      bytes = 1;
    }
    lines.push((lines.pop() ?? '') + character);
    bytes += size;
  }
  return lines.join('\r\n');
}
