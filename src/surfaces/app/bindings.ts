import { UPLOADED_FILE } from '../../contract/resources/upload.ts';
import { ACCEPTED, type Binding, VIDEO_EVENT } from '../http/index.ts';

const VIDEO_FILTER = ['type', 'status', 'aiModel', 'aspectRatio', 'q'];

/** Each endpoint is one operation of the contract. */
export const bindings: readonly Binding[] = [
  { method: 'GET', path: '/app/api/me', operation: 'me' },
  {
    method: 'POST',
    path: '/app/api/uploads',
    operation: 'uploads.create',
    file: UPLOADED_FILE,
    status: 201,
  },
  {
    method: 'GET',
    path: '/app/api/videos',
    operation: 'videos.list',
    query: ['limit', 'cursor', ...VIDEO_FILTER],
  },
  {
    method: 'GET',
    path: '/app/api/videos/count',
    operation: 'videos.count',
    query: VIDEO_FILTER,
  },
  { method: 'GET', path: '/app/api/videos/{id}/share', operation: 'videos.share.get' },
  { method: 'POST', path: '/app/api/videos/{id}/share', operation: 'videos.share' },
  { method: 'DELETE', path: '/app/api/videos/{id}/share', operation: 'videos.unshare' },
  {
    method: 'GET',
    path: '/app/api/ledger',
    operation: 'credits.ledger',
    query: ['limit', 'cursor', 'order'],
  },
  {
    method: 'GET',
    path: '/app/api/usage',
    operation: 'credits.usage',
    query: ['from', 'to'],
  },
  { method: 'GET', path: '/app/api/keys', operation: 'keys.list' },
  { method: 'POST', path: '/app/api/keys', operation: 'keys.create', status: 201 },
  { method: 'DELETE', path: '/app/api/keys/{id}', operation: 'keys.revoke' },
  {
    method: 'GET',
    path: '/app/api/models',
    operation: 'models.list',
    query: ['type', 'max_credits'],
  },
  { method: 'GET', path: '/app/api/models/performance', operation: 'models.performance' },
  { method: 'POST', path: '/app/api/prompts/read', operation: 'prompts.read' },
  {
    method: 'POST',
    path: '/app/api/generate/video',
    operation: 'generate.video',
    ...ACCEPTED,
  },
  {
    method: 'POST',
    path: '/app/api/generate/image',
    operation: 'generate.image',
    ...ACCEPTED,
  },
  { method: 'GET', path: '/app/api/videos/{id}', operation: 'videos.get' },
  {
    method: 'GET',
    path: '/app/api/videos/{id}/events',
    operation: 'videos.watch',
    event: VIDEO_EVENT,
  },
  { method: 'POST', path: '/app/api/videos/{id}/cancel', operation: 'videos.cancel' },
  { method: 'DELETE', path: '/app/api/videos/{id}', operation: 'videos.delete', status: 204 },
  { method: 'GET', path: '/app/api/settings', operation: 'settings.get' },
  { method: 'POST', path: '/app/api/settings/name', operation: 'settings.name' },
  { method: 'POST', path: '/app/api/settings/email', operation: 'settings.email' },
  { method: 'POST', path: '/app/api/settings/password', operation: 'settings.password' },
  { method: 'POST', path: '/app/api/settings/password/mail', operation: 'settings.passwordMail' },
  { method: 'DELETE', path: '/app/api/settings/sessions/{id}', operation: 'settings.endSession' },
  {
    method: 'POST',
    path: '/app/api/settings/sessions/end-others',
    operation: 'settings.endOtherSessions',
  },
  {
    method: 'POST',
    path: '/app/api/settings/delete-account',
    operation: 'settings.deleteAccount',
  },
  { method: 'GET', path: '/app/api/billing', operation: 'billing.overview', query: ['cursor'] },
  {
    method: 'GET',
    path: '/app/api/billing/checkouts/{checkoutId}',
    operation: 'billing.checkoutStatus',
  },
  { method: 'POST', path: '/app/api/billing/checkouts', operation: 'billing.buy' },
  { method: 'POST', path: '/app/api/billing/portal', operation: 'billing.manage' },
  { method: 'POST', path: '/app/api/billing/renewal', operation: 'billing.renewal' },
  {
    method: 'GET',
    path: '/app/api/billing/quiz',
    operation: 'billing.quiz',
    query: ['make', 'often', 'weeks', 'quality'],
  },
];
