import S3rver from 's3rver';
import { aTemporaryFolder } from './a-temporary-folder.ts';
import { whenDone } from './when-done.ts';

interface S3Server {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A server on loopback that speaks S3, with one empty bucket; gone when the test file is done. */
export async function anS3Server(): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await aTemporaryFolder(),
    configureBuckets: [{ name: 'assets' }],
  });
  const { port } = await server.run();
  whenDone(() => server.close());
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'assets',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
}
