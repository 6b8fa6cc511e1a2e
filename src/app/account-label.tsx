import { CircleUser } from 'lucide-react';

/** What the button of the account menu shows; on small screens the icon alone. */
export function AccountLabel({ username }: { username: string }) {
  return (
    <>
      <CircleUser aria-hidden="true" size={22} strokeWidth={1.5} />
      <span className="hidden max-w-32 truncate lg:inline">{username}</span>
    </>
  );
}
