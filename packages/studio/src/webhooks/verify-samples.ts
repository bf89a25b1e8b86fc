export const LANGUAGES = ['javascript', 'python', 'other'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A receiver that takes only what we have signed, ready to run. */
export const verifySample = (language: Language): string => SAMPLES[language];

const javascript = `// WEBHOOK_SECRET=whsec_… node receive.mjs
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { verifyWebhook } from "kinora-sdk";

createServer(async (request, response) => {
  const body = await text(request);
  try {
    const secret = process.env.WEBHOOK_SECRET;
    const event = await verifyWebhook({ body, headers: request.headers, secret });
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(3000);`;

const python = `# WEBHOOK_SECRET=whsec_… python3 receive.py
import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from kinora import WebhookVerificationError, verify_webhook

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = verify_webhook(body, self.headers, os.environ["WEBHOOK_SECRET"])
            print(event["type"], event["data"], flush=True)
            self.send_response(204)
        except WebhookVerificationError:
            self.send_response(400)
        self.end_headers()

HTTPServer(("", 3000), Receiver).serve_forever()`;

const other = `// WEBHOOK_SECRET=whsec_… node receive.mjs
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = await text(request);
  try {
    const event = webhook.verify(body, request.headers);
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(3000);`;

const SAMPLES: Readonly<Record<Language, string>> = { javascript, python, other };
