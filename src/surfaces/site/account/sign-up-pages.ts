import { LIMITS } from '../../../contract/limits.ts';
import type { SignIn } from '../../../domain/accounts/index.ts';
import { emptyFields, type Problem, tryForm } from '../page/form.ts';
import { inputView, problemView } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page, PageBinding } from '../page/page.ts';
import { HOME } from '../page/return-to.ts';
import { PASSWORD_HINT, WORDS } from './words.ts';

interface Typed {
  readonly name: string;
  readonly email: string;
}

export function signUpPages(signIn: SignIn): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/sign-up',
      access: 'anyone',
      answer: async ({ session }) =>
        session === null ? signUpPage({ name: '', email: '' }, null) : { location: HOME },
    },
    {
      method: 'POST',
      path: '/sign-up',
      access: 'anyone',
      answer: async ({ fields, visitor }) => {
        const typed = { name: fields.typed('name'), email: fields.typed('email') };
        return tryForm({
          words: WORDS,
          wrongFields: () => emptyFields(fields, ['name', 'email', 'password']),
          step: async () => {
            const [name, email] = [fields.text('name'), fields.text('email')];
            await signIn.signUp({ name, email, password: fields.secret('password') }, visitor);
            return { location: '/check-your-mail?for=sign-up' };
          },
          showAgain: (problem) => signUpPage(typed, problem),
        });
      },
    },
  ];
}

function signUpPage(typed: Typed, problem: Problem | null): Page {
  return {
    title: 'Sign up',
    main: html`<div class="card narrow">
<h1>Sign up</h1>
<p class="lead">A new account starts with ${LIMITS.welcomeCredits} free credits.</p>
${problemView(problem)}
<form method="post" action="/sign-up" novalidate>
${inputView({ name: 'name', label: 'Name', type: 'text', autocomplete: 'name', value: typed.name }, problem)}
${inputView(
  {
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'username',
    hint: 'We send you a link to confirm it.',
    value: typed.email,
  },
  problem,
)}
${inputView(
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    hint: PASSWORD_HINT,
  },
  problem,
)}
<button>Create the account</button>
</form>
<p class="aside">Already have an account? <a href="/sign-in">Sign in</a></p>
</div>`,
  };
}
