import { expect, test } from 'vitest';
import { issuerHosts, issuerLocation } from './location.ts';

test.each([
  ['http://b.test', 'http://b.test/issuer', '/issuer', '', '/issuer', null],
  ['http://b.test', 'http://b.test/a/b', '/a/b', '', '/a/b', null],
  ['http://b.test', 'http://b.test', '', '', '', null],
  ['http://b.test/kinora', 'http://b.test/kinora/issuer', '/kinora/issuer', '', '/issuer', null],
  ['http://b.test/kinora', 'http://b.test/auth', '/auth', '', '/auth', null],
  ['http://b.test', 'http://auth.test', '', '/issuer', '/issuer', 'auth.test'],
  ['http://b.test', 'http://auth.test:81/t1', '/t1', '/issuer', '/issuer/t1', 'auth.test:81'],
  ['http://b.test:80', 'http://B.test/issuer', '/issuer', '', '/issuer', null],
])('for %s, the issuer %s', (baseUrl, authUrl, publicPath, mount, routedPath, ownHost) => {
  expect(issuerLocation(baseUrl, authUrl)).toEqual({ publicPath, mount, routedPath, ownHost });
  expect([...issuerHosts(baseUrl, authUrl)]).toEqual(
    ownHost === null ? [] : [[ownHost, '/issuer']],
  );
});
