/** Whether an endpoint or a listener `e` is to be told of `told`. */
const IS_TOLD = `e.account_id = told.account_id and told.type = any (e.events)
      and e.disabled_at is null and (e.lease_until is null or e.lease_until > told.at)`;

/**
 * Part of the statement that an event tells about, so that both happen or neither does. Needs
 * `told(account_id, type, subject, source, at)`. Where nobody wants to know, it is a look into an index;
 * `source` is read only where somebody does.
 */
export const TELL_WEBHOOKS = `
  told_event as (
    insert into webhook_event (id, account_id, type, subject, source, created_at)
    select new_event_id(told.at), told.account_id, told.type, told.subject, told.source, told.at
    from told
    where exists (select from webhook_endpoint e where ${IS_TOLD})
    returning id, account_id, type, subject, created_at as at
  ),
  told_delivery as (
    insert into webhook_delivery (endpoint, event_id, subject)
    select e.number, told.id, told.subject
    from told_event told join webhook_endpoint e on ${IS_TOLD}
  )`;
