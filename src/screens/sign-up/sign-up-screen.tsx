import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { type FieldErrors, useFieldErrors } from '#src/hooks/use-field-errors.ts';
import { useNavigateIfHere } from '#src/hooks/use-navigate-if-here.ts';
import { BesideWork } from '#src/components/beside-work.tsx';
import { SIGN_UP_WORK } from '#src/components/hung-works.ts';
import { type Notice, notices } from '#src/copy/notices.ts';
import { useSession } from '#src/data/session.ts';
import { notify } from '#src/data/toast.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

/** What to do about each field that the message of a refusal names. */
function refusedFields({ description }: Notice): FieldErrors {
  const isNamed = (word: string) => description.toLowerCase().includes(word);
  return {
    username: isNamed('username') ? 'Choose another username' : undefined,
    email: isNamed('email') ? 'Use another email address' : undefined,
    password: isNamed('password') ? 'Choose another password' : undefined,
  };
}

/** Spec 2 and 5: all four required, no length rules; success navigates to the sign-in page. */
export function SignUpScreen() {
  const navigate = useNavigateIfHere();
  const register = useSession((session) => session.register);
  const { errors, check, recheck, mark } = useFieldErrors();
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || !check(event.currentTarget)) return;
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password'));
    if (password !== form.get('confirmPassword')) {
      notify(notices.passwordsDiffer);
      mark({ confirmPassword: 'Enter the same password again' });
      return;
    }
    const username = String(form.get('username'));
    setSending(true);
    const failure = await register({
      username,
      email: String(form.get('email')),
      password,
    });
    if (failure) mark(refusedFields(failure));
    else {
      // Spec 8: the toast Registration successful comes first, then this one with the redirect.
      notify(notices.accountCreated);
      await navigate(paths.signIn, { state: { username } });
    }
    setSending(false);
  }

  return (
    <BesideWork title="Become a Member" work={SIGN_UP_WORK}>
      <form
        className="mt-8 flex flex-col gap-5 short:mt-3 short:gap-3"
        noValidate
        onChange={recheck}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label="Username"
          name="username"
          required
          autoComplete="username"
          error={errors.username}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="new-password"
          error={errors.password}
        />
        <TextField
          label="Confirm password"
          name="confirmPassword"
          type="password"
          required
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <Button type="submit" aria-busy={isSending}>
          Create Account
        </Button>
      </form>
      <p className="mt-6 border-t border-hairline pt-5">
        Already a member?{' '}
        <Link to={paths.signIn} className="tap-target link">
          Sign In
        </Link>
      </p>
    </BesideWork>
  );
}
