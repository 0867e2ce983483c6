import { createServer } from 'node:http';

/** Fixed responses by path, with the same bytes that the real server sent. */
export type Answers = Record<string, { headers: Record<string, string | string[]>; body: string }>;

/**
 * Runs in its own process, as the real server does: receives the responses (bodies in base64), sends back its
 * port.
 */
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
