import { type Me as MeShape, meSchema } from '../../../contract/resources/account.ts';
import { builder } from './builder.ts';
import { wordsOf } from './words.ts';

const { account, plan, credits, key } = meSchema.shape;
const accountWords = wordsOf(account);
const planWords = wordsOf(plan);
const creditWords = wordsOf(credits);
const keyWords = wordsOf(key.unwrap());

const Account = builder.objectRef<MeShape['account']>('Account').implement({
  description: 'An account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: accountWords('id') }),
    email: t.exposeString('email', { description: accountWords('email') }),
    name: t.exposeString('name', { description: accountWords('name') }),
    createdAt: t.expose('created_at', {
      type: 'DateTime',
      description: accountWords('created_at'),
    }),
  }),
});

const Plan = builder.objectRef<MeShape['plan']>('Plan').implement({
  description: 'The plan of an account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: planWords('id') }),
    name: t.exposeString('name', { description: planWords('name') }),
    renewsAt: t.expose('renews_at', {
      type: 'DateTime',
      nullable: true,
      description: planWords('renews_at'),
    }),
  }),
});

const Credits = builder.objectRef<MeShape['credits']>('Credits').implement({
  description: 'The credit balance of an account.',
  fields: (t) => ({
    balance: t.exposeInt('balance', { description: creditWords('balance') }),
    held: t.exposeInt('held', { description: creditWords('held') }),
    available: t.exposeInt('available', { description: creditWords('available') }),
  }),
});

const ApiKey = builder.objectRef<NonNullable<MeShape['key']>>('ApiKey').implement({
  description: 'The API key that asks, without its secret.',
  fields: (t) => ({
    id: t.exposeID('id', { description: keyWords('id') }),
    name: t.exposeString('name', { description: keyWords('name') }),
    permissions: t.exposeStringList('permissions', { description: keyWords('permissions') }),
    dailyCeiling: t.exposeInt('daily_ceiling', {
      nullable: true,
      description: keyWords('daily_ceiling'),
    }),
    usedToday: t.exposeInt('used_today', { description: keyWords('used_today') }),
  }),
});

const Me = builder.objectRef<MeShape>('Me').implement({
  description: 'The account, its plan, its credits and the key that asks.',
  fields: (t) => ({
    account: t.expose('account', { type: Account, description: 'The account.' }),
    plan: t.expose('plan', { type: Plan, description: 'The plan of the account.' }),
    credits: t.expose('credits', { type: Credits, description: 'The credit balance.' }),
    key: t.expose('key', {
      type: ApiKey,
      nullable: true,
      description: 'The key of this request.',
    }),
  }),
});

builder.queryField('me', (t) =>
  t.field({
    type: Me,
    nullable: true,
    description: 'Who asks. Needs a key with the permission `read`.',
    resolve: (_root, _args, { invoke, caller }) => invoke('me', {}, caller),
  }),
);
