import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFieldErrors } from '#src/hooks/use-field-errors.ts';
import { useNavigateIfHere } from '#src/hooks/use-navigate-if-here.ts';
import { PageHeading } from '#src/components/page-heading.tsx';
import { notices } from '#src/copy/notices.ts';
import { isDemo } from '#src/data/demo.ts';
import { useSession } from '#src/data/session.ts';
import { paths } from '#src/paths.ts';
import { useEntryState } from '#src/router/use-entry-state.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** A refusal does not say which of the two is wrong. */
const REFUSED = { username: 'Check the username', password: 'Check the password' };

/** Spec 2 and 5: username and password, both required; success navigates to Home. */
export function SignInScreen() {
  const navigate = useNavigateIfHere();
  const signIn = useSession((session) => session.signIn);
  const { errors, check, recheck, mark } = useFieldErrors();
  const [isSending, setSending] = useState(false);
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
    setSending(false);
    if (!failure) navigate(paths.home);
    else if (failure === notices.signInRefused) mark(REFUSED);
  }

  return (
    <div className="page flex flex-col items-center py-section">
      <div className="w-full max-w-[26.25rem]">
        <PageHeading title="Sign In">Sign In</PageHeading>
        <form
          className="mt-8 flex flex-col gap-5"
          noValidate
          onChange={recheck}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <TextField
            label="Username"
            name="username"
            required
            autoComplete="username"
            defaultValue={username}
            error={errors.username}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            required
            autoComplete="current-password"
            error={errors.password}
          />
          <Button type="submit" aria-busy={isSending}>
            Sign In
          </Button>
        </form>
        {isDemo() && (
          <p className="mt-4 demo-words text-14 text-muted">
            To look around, use the username demo with the password demo1234.
          </p>
        )}
        <p className="mt-8 border-t border-hairline pt-6">
          No account yet?{' '}
          <Link to={paths.signUp} className="link">
            Become a Member
          </Link>
        </p>
      </div>
    </div>
  );
}
