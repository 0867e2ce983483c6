import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A mailbox behind a real socket, with the subset of IMAP (RFC 3501) needed to read and delete emails. */
export async function imapServer(emails: readonly Buffer[]): Promise<{ url: string; left(): number }> {
  const mailbox = new Map(emails.map((email, index) => [index + 1, email]));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const write = (line: string) => socket.write(`${line}\r\n`);
    write('* OK ready');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const [tag = '', ...words] = received.slice(0, end).split(' ');
        received = received.slice(end + 2);
        answer(mailbox, words, write, socket);
        write(`${tag} OK done`);
        if (words[0]?.toUpperCase() === 'LOGOUT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `imap://odpoved:heslo@127.0.0.1:${port}`, left: () => mailbox.size };
}

function answer(
  mailbox: Map<number, Buffer>,
  words: readonly string[],
  write: (line: string) => void,
  socket: Socket,
): void {
  const command = words.join(' ').toUpperCase();
  const uid = Number(words[2]);
  const email = mailbox.get(uid);
  if (command === 'CAPABILITY') write('* CAPABILITY IMAP4rev1 UIDPLUS');
  else if (command.startsWith('LIST')) write('* LIST () "/" "INBOX"');
  else if (command.startsWith('SELECT')) {
    write(`* ${mailbox.size} EXISTS`);
    write('* OK [UIDVALIDITY 1]');
    write('* FLAGS (\\Seen \\Deleted)');
  } else if (command.startsWith('UID SEARCH')) write(`* SEARCH ${[...mailbox.keys()].join(' ')}`.trim());
  else if (command.startsWith('UID FETCH') && email) {
    socket.write(`* 1 FETCH (UID ${uid} BODY[]<0> {${email.length}}\r\n`);
    socket.write(email);
    write(')');
  } else if (command.startsWith('UID EXPUNGE')) mailbox.delete(uid);
}
