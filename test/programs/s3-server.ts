import S3rver from 's3rver';

/** Serves the bucket `bazar` from the given folder and prints its port. */
const [directory = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'bazar', configs: [] }],
});
const { port } = await server.run();
console.log(`port ${port}`);
