import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenDone } from './when-done.ts';

interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
}

export interface StripeServer {
  readonly address: string;
  /** Every call that was made, in order. */
  readonly calls: readonly StripeCall[];
  /** What happens at Stripe's own pages. */
  setSessionStatus(id: string, status: 'open' | 'complete' | 'expired'): void;
  /** From now on every call fails this way; null mends it. */
  failWith(status: number | null): void;
}

/** A server on loopback that speaks as much of Stripe's wire format as we use. */
export async function aStripeServer(): Promise<StripeServer> {
  const calls: StripeCall[] = [];
  const sessions = new Map<string, { id: string; url: string; status: string }>();
  const answers = new Map<string, object>();
  const coupons = new Set<string>();
  let failure: number | null = null;

  function answerTo(call: StripeCall): [status: number, body: object] {
    if (failure !== null) return refusal(failure, 'api_error', 'lock_timeout');
    const known = call.idempotencyKey && answers.get(call.idempotencyKey);
    if (known) return [200, known];
    const [status, body] = respond(call);
    if (call.idempotencyKey && status === 200) answers.set(call.idempotencyKey, body);
    return [status, body];
  }

  function respond({ method, path, fields }: StripeCall): [number, object] {
    const [, id = ''] = /^\/v1\/checkout\/sessions\/(\w+)/.exec(path) ?? [];
    const session = sessions.get(id);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const made = {
        id: `cs_test_${sessions.size + 1}`,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/pay/cs_test_${sessions.size + 1}`,
        status: 'open',
      };
      sessions.set(made.id, made);
      return [200, made];
    }
    if (session !== undefined && path.endsWith('/expire')) {
      session.status = 'expired';
      return [200, session];
    }
    if (session !== undefined) return [200, session];
    if (path === '/v1/coupons') {
      const name = fields['id'] ?? '';
      if (coupons.has(name)) {
        return refusal(400, 'invalid_request_error', 'resource_already_exists');
      }
      coupons.add(name);
      return [200, { id: name, object: 'coupon' }];
    }
    if (path.startsWith('/v1/subscriptions/')) {
      return [200, { id: path.split('/').at(-1), object: 'subscription', customer: 'cus_1' }];
    }
    if (path === '/v1/billing_portal/sessions') {
      return [200, { id: 'bps_1', url: 'https://billing.stripe.com/p/session/test_1' }];
    }
    if (path.startsWith('/v1/invoice_payments')) {
      const isOurs =
        fields['invoice'] === 'in_1' || fields['payment[payment_intent]'] === 'pi_of_in_1';
      const payment = { payment: { type: 'payment_intent', payment_intent: 'pi_of_in_1' } };
      const data = isOurs
        ? [{ id: 'inpay_1', object: 'invoice_payment', invoice: 'in_1', ...payment }]
        : [];
      return [200, { object: 'list', data, has_more: false, url: '/v1/invoice_payments' }];
    }
    if (path === '/v1/refunds') return [200, { id: 're_1', object: 'refund', status: 'succeeded' }];
    return refusal(404, 'invalid_request_error', 'resource_missing');
  }

  const server = createServer((request, response) => {
    read(request).then((call) => {
      calls.push(call);
      send(response, answerTo(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    setSessionStatus: (id, status) => {
      const session = sessions.get(id);
      if (session !== undefined) session.status = status;
    },
    failWith: (status) => {
      failure = status;
    },
  };
}

function refusal(status: number, type: string, code: string): [number, object] {
  return [status, { error: { type, code, message: 'No.' } }];
}

async function read(request: IncomingMessage): Promise<StripeCall> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? '',
    path: pathname,
    fields: Object.fromEntries([...searchParams, ...new URLSearchParams(body)]),
    // Those that the library makes up by itself are not ours.
    idempotencyKey: typeof key === 'string' && !key.startsWith('stripe-node') ? key : undefined,
    authorization: request.headers.authorization,
  };
}

function send(response: ServerResponse, [status, body]: [number, object]): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(body));
}
