import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFieldErrors } from '#src/hooks/use-field-errors.ts';
import { useNavigateIfHere } from '#src/hooks/use-navigate-if-here.ts';
import { BesideWork } from '#src/components/beside-work.tsx';
import { SIGN_IN_WORK } from '#src/components/hung-works.ts';
import { notices } from '#src/copy/notices.ts';
import { isDemo } from '#src/data/demo.ts';
import { useSession } from '#src/data/session.ts';
import { paths } from '#src/paths.ts';
import { useEntryState } from '#src/router/use-entry-state.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** Spec 2 and 5: username and password, both required; success navigates to Home. */
export function SignInScreen() {
  const navigate = useNavigateIfHere();
  const signIn = useSession((session) => session.signIn);
  const { errors, check, recheck } = useFieldErrors();
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const refusalId = useId();
  const errorId = isRefused ? refusalId : undefined;
  /** From the sign-up that led here. */
  const [username] = useEntryState('username', '', isText);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || !check(event.currentTarget)) return;
    const form = new FormData(event.currentTarget);
    setSending(true);
    const failure = await signIn({
      username: String(form.get('username')),
      password: String(form.get('password')),
    });
    if (!failure) await navigate(paths.home);
    else if (failure === notices.signInRefused) setRefused(true);
    setSending(false);
  }

  function handleChange(event: FormEvent<HTMLFormElement>) {
    setRefused(false);
    recheck(event);
  }

  return (
    <BesideWork title="Sign In" work={SIGN_IN_WORK}>
      <form
        className="mt-8 flex flex-col gap-5 short:mt-3 short:gap-3"
        noValidate
        onChange={handleChange}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          label="Username"
          name="username"
          required
          autoComplete="username"
          defaultValue={username}
          error={errors.username}
          errorId={errorId}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          error={errors.password}
          errorId={errorId}
        />
        {/* A refusal does not say which of the two is wrong. */}
        {isRefused && (
          <p id={refusalId} className="text-14 font-medium text-danger">
            Check the username and the password
          </p>
        )}
        <Button type="submit" aria-busy={isSending}>
          Sign In
        </Button>
      </form>
      {isDemo() && <DemoAccount />}
      <p className="mt-6 border-t border-hairline pt-5">
        No account yet?{' '}
        <Link to={paths.signUp} className="tap-target link">
          Become a Member
        </Link>
      </p>
    </BesideWork>
  );
}

/** Of the mock backend's, to look around with. */
function DemoAccount() {
  return (
    <div className="mt-6 demo-words text-14">
      <h2 className="font-sans! eyebrow text-muted">To look around</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">Username</dt>
        <dd>demo</dd>
        <dt className="text-muted">Password</dt>
        <dd>demo1234</dd>
      </dl>
    </div>
  );
}
