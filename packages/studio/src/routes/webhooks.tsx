import '../css/desk.css';
import '../css/developer.css';
import '../css/webhooks/index.css';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { EndpointList } from '../webhooks/endpoint-list.tsx';
import { EndpointPage } from '../webhooks/endpoint-page.tsx';
import type { MadeSecret } from '../webhooks/queries.ts';
import { ReadySecret } from '../webhooks/ready-secret.tsx';

/** All endpoints, one of them, or the secret that was just made. */
export function WebhooksPage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const [made, setMade] = useState<MadeSecret | null>(null);
  const isShown = made !== null && made.webhook.id === id;
  const wasShown = useRef(false);
  // Whoever leaves the secret does not find it again.
  useEffect(() => {
    if (wasShown.current && !isShown) setMade(null);
    wasShown.current = isShown;
  }, [isShown]);
  const show = (next: MadeSecret) => {
    setMade(next);
    void navigate({ to: '/webhooks/$id', params: { id: next.webhook.id } });
  };
  if (isShown) return <ReadySecret made={made} onDone={() => setMade(null)} />;
  if (id === undefined) return <EndpointList onMade={show} />;
  return <EndpointPage id={id} key={id} onRotated={show} />;
}
