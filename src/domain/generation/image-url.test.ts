import { expect, test } from 'vitest';
import { createUploadAddresses } from '../uploads/index.ts';
import { readImageUrl } from './image-url.ts';

const addresses = createUploadAddresses('http://localhost:8080');
const check = (text: string) => readImageUrl(text, addresses);

test.each([
  ['https://example.com/cat.png', 'https://example.com/cat.png'],
  ['HTTP://Example.COM/Cat.PNG?a=1&b=%20', 'http://example.com/Cat.PNG?a=1&b=%20'],
  ['https://example.com:8443/cat', 'https://example.com:8443/cat'],
  ['https://example.com:443/cat', 'https://example.com/cat'],
  ['http://93.184.216.34/cat.jpg', 'http://93.184.216.34/cat.jpg'],
  ['http://[2606:4700::6810:84e5]/cat.jpg', 'http://[2606:4700::6810:84e5]/cat.jpg'],
  ['https://bücher.example/katze.png', 'https://xn--bcher-kva.example/katze.png'],
  ['https://example.com/cat.png#part', 'https://example.com/cat.png'],
  ['https://example.com./cat.png', 'https://example.com./cat.png'],
  ['https://mylocalhost.com/a', 'https://mylocalhost.com/a'],
  ['https://local.example.com/a', 'https://local.example.com/a'],
  ['https://example.com/@user', 'https://example.com/@user'],
])('%s may be fetched later', (text, address) => {
  expect(check(text)).toEqual({ kind: 'public', url: address });
});

const A_URL = 'imageUrl must be a URL.';
const HTTP = 'imageUrl must be a URL that starts with http:// or https://.';
const NO_USER = 'imageUrl must be a URL without a user name.';
const PUBLIC = 'imageUrl must be at a public address.';
const PORT = 'imageUrl must be at port 80, 443, or 1024 and above.';

test.each([
  ['', A_URL],
  ['cat.png', A_URL],
  ['//example.com/cat.png', A_URL],
  ['http://', A_URL],
  ['http://exa mple.com/', A_URL],
  [' https://example.com/', A_URL],
  ['https://example.com/\u0000', A_URL],
  ['ht\ntp://example.com/', A_URL],
  ['http:\\\\127.0.0.1\\', A_URL],
  ['http://example.com\\@127.0.0.1/', A_URL],
  ['http://256.256.256.256/', A_URL],
  ['http://[::1', A_URL],
  ['http://[fe80::1%25eth0]/', A_URL],
  ['http://example.com:99999/', A_URL],
  ['ftp://example.com/cat.png', HTTP],
  ['file:///etc/passwd', HTTP],
  ['data:image/png;base64,AAAA', HTTP],
  ['javascript:alert(1)', HTTP],
  ['gopher://example.com/', HTTP],
  ['blob:https://example.com/1', HTTP],
  ['localhost:8080/cat.png', HTTP],
  ['http://user@example.com/', NO_USER],
  ['http://user:secret@example.com/', NO_USER],
  ['http://:secret@example.com/', NO_USER],
  ['http://example.com@127.0.0.1/', NO_USER],
  ['http://localhost/', PUBLIC],
  ['http://LOCALHOST:3000/', PUBLIC],
  ['http://localhost./', PUBLIC],
  ['http://localhost../', PUBLIC],
  ['http://foo.localhost/', PUBLIC],
  ['http://ⓛocalhost/', PUBLIC],
  ['http://localhost.localdomain/', PUBLIC],
  ['http://printer.local/', PUBLIC],
  ['http://metadata.google.internal/', PUBLIC],
  ['http://router.home.arpa/', PUBLIC],
  ['http://intranet/', PUBLIC],
  ['http://kubernetes.default.svc.cluster.local/', PUBLIC],
  ['http://127.0.0.1/', PUBLIC],
  ['http://127.0.0.1./', PUBLIC],
  ['http://127.1/', PUBLIC],
  ['http://127.8.9.10/', PUBLIC],
  ['http://2130706433/', PUBLIC],
  ['http://017700000001/', PUBLIC],
  ['http://0177.0.0.1/', PUBLIC],
  ['http://0x7f000001/', PUBLIC],
  ['http://0x7f.1/', PUBLIC],
  ['http://%31%32%37.0.0.1/', PUBLIC],
  ['http://１２７.０.０.１/', PUBLIC],
  ['http://127。0。0。1/', PUBLIC],
  ['http://0/', PUBLIC],
  ['http://0.0.0.0/', PUBLIC],
  ['http://10.0.0.8/', PUBLIC],
  ['http://167772168/', PUBLIC],
  ['http://172.16.0.1/', PUBLIC],
  ['http://172.31.255.255/', PUBLIC],
  ['http://192.168.1.1/', PUBLIC],
  ['http://169.254.169.254/latest/meta-data/', PUBLIC],
  ['http://0xa9fea9fe/', PUBLIC],
  ['http://100.100.100.200/', PUBLIC],
  ['http://168.63.129.16/', PUBLIC],
  ['http://192.0.0.192/', PUBLIC],
  ['http://198.18.0.1/', PUBLIC],
  ['http://203.0.113.7/', PUBLIC],
  ['http://224.0.0.1/', PUBLIC],
  ['http://255.255.255.255/', PUBLIC],
  ['http://[::]/', PUBLIC],
  ['http://[::1]/', PUBLIC],
  ['http://[0:0:0:0:0:0:0:1]/', PUBLIC],
  ['http://[::127.0.0.1]/', PUBLIC],
  ['http://[::ffff:127.0.0.1]/', PUBLIC],
  ['http://[::ffff:7f00:1]/', PUBLIC],
  ['http://[::ffff:8.8.8.8]/', PUBLIC],
  ['http://[64:ff9b::7f00:1]/', PUBLIC],
  ['http://[64:ff9b:1::7f00:1]/', PUBLIC],
  ['http://[2002:7f00:1::]/', PUBLIC],
  ['http://[2001:0:7f00:1::]/', PUBLIC],
  ['http://[fe80::1]/', PUBLIC],
  ['http://[fec0::1]/', PUBLIC],
  ['http://[fc00::1]/', PUBLIC],
  ['http://[fd00:ec2::254]/', PUBLIC],
  ['http://[ff02::1]/', PUBLIC],
  ['http://[2001:db8::1]/', PUBLIC],
  ['http://[3fff::1]/', PUBLIC],
  ['http://[4000::1]/', PUBLIC],
  ['http://example.com:22/', PORT],
  ['http://example.com:25/', PORT],
  ['https://example.com:993/', PORT],
  ['http://example.com:0/', PORT],
  [`https://example.com/${'a'.repeat(2_048)}`, 'imageUrl must be at most 2048 characters long.'],
])('%s is refused', (text, message) => {
  expect(() => check(text)).toThrow(
    expect.objectContaining({ name: 'Refusal', code: 'invalid_request', message }),
  );
});

test.each([
  ['http://localhost:8080/assets/uploads/abc.png', 'abc.png'],
  ['HTTP://LOCALHOST:8080/assets/x/../uploads/abc.png#part', 'abc.png'],
  ['http://localhost:8080/assets/uploads/abc.png?x=1', 'abc.png?x=1'],
])('%j is an upload of ours, whatever its host', (text, assetName) => {
  expect(check(text)).toMatchObject({ kind: 'upload', assetName });
});

test.each([
  'http://localhost:8080/assets/abc.png',
  'http://localhost:8081/assets/uploads/abc.png',
  'https://localhost:8080/assets/uploads/abc.png',
  'http://localhost:8080.evil/assets/uploads/abc.png',
])('%j is no upload of ours', (text) => {
  expect(() => check(text)).toThrow('imageUrl must be');
});
