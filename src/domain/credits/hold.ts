/**
 * The parts of a statement that move credits for a generation. They are text, because they belong
 * into the same statement as what they pay for: either both happen or neither does.
 *
 * Each is a chain of `with` members; the caller's statement provides the row they act on.
 */

/** Needs `request(id, account_id, credit_cost)`; `held` has a row when there was enough. */
export const HOLD = `
  held as (
    update wallet set held = wallet.held + request.credit_cost
    from request
    where wallet.account_id = request.account_id
      and wallet.balance - wallet.held >= request.credit_cost
    returning wallet.account_id
  ),
  hold_transfer as (
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'hold:' || request.id, request.account_id, 'hold', 0, request.credit_cost
    from request join held on held.account_id = request.account_id
    returning cause
  )`;

/** Needs `ended(id, account_id, credit_cost)`: the generation that this statement completed. */
export const SETTLE = `
  settled as (
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'settle:' || id, account_id, 'settle', -credit_cost, -credit_cost from ended
    returning account_id, balance_change, held_change
  ),
  charged as (
    update wallet
    set balance = balance + settled.balance_change, held = held + settled.held_change
    from settled where wallet.account_id = settled.account_id
    returning wallet.account_id
  )`;

/** Needs `ended(id, account_id, credit_cost)`: the generation that this statement failed. */
export const RELEASE = `
  released as (
    insert into transfer (cause, account_id, kind, balance_change, held_change)
    select 'release:' || id, account_id, 'release', 0, -credit_cost from ended
    returning account_id, held_change
  ),
  freed as (
    update wallet set held = held + released.held_change
    from released where wallet.account_id = released.account_id
    returning wallet.account_id
  )`;
