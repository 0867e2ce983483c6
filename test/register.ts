import { createServer } from 'node:http';
import { afterAll } from 'vitest';

/** How the stand-in for the register responds to the next calls. */
type Mood = 'well' | 'slow' | 'broken' | 'down';

/** A company in the format of ARES: postcode as a number, address in parts, registrations by their source. */
export const sampleCompany = {
  ico: '27074358',
  obchodniJmeno: 'Palice & Míček s.r.o.',
  sidlo: {
    kodStatu: 'CZ',
    nazevStatu: 'Česká republika',
    kodObce: 582786,
    nazevObce: 'Brno',
    nazevUlice: 'Halova',
    nazevCastiObce: 'Ponava',
    cisloDomovni: 778,
    cisloOrientacni: 3,
    cisloOrientacniPismeno: 'a',
    psc: 60200,
    textovaAdresa: 'Halova 778/3a, Ponava, 60200 Brno',
  },
  pravniForma: '112',
  datumVzniku: '2009-03-02',
  dic: 'CZ27074358',
  seznamRegistraci: { stavZdrojeVr: 'AKTIVNI', stavZdrojeDph: 'AKTIVNI' },
  primarniZdroj: 'ros',
};

/** A server on loopback that responds like the register of companies. Call it at the top of a test file. */
export async function fakeRegister() {
  const known = new Map<string, object>([[sampleCompany.ico, sampleCompany]]);
  const asked: string[] = [];
  let mood: Mood = 'well';
  const server = createServer((request, response) => {
    const id = request.url?.match(/^\/rest\/ekonomicke-subjekty\/(\d{8})$/)?.[1] ?? '';
    asked.push(id);
    if (mood === 'down') return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    if (mood === 'slow') return void response.writeHead(200).write('{');
    if (mood === 'broken') return void response.end('<html>Údržba</html>');
    const found = known.get(id);
    response.statusCode = found ? 200 : 404;
    response.end(JSON.stringify(found ?? { kod: 'NENALEZENO', popis: 'Subjekt nebyl nalezen.' }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port');
  const { port } = bound;
  return {
    address: `http://127.0.0.1:${port}/rest`,
    known,
    asked,
    set mood(next: Mood) {
      mood = next;
    },
  };
}
