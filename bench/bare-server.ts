import { createServer } from 'node:http';

/** What `node:http` answers here by heart: to each path the same bytes that the bazaar answered. */
export type Answers = Record<string, { headers: Record<string, string | string[]>; body: string }>;

/** A process of its own, as the bazaar is: takes the answers (bodies in base64), gives back its port. */
process.once('message', (answers: Answers) => {
  const known = new Map(
    Object.entries(answers).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
process.once('disconnect', () => process.exit());
