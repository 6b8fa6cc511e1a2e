import { CircleUser } from 'lucide-react';

/** The content of the account menu's button; on small screens only the icon. */
export function AccountLabel({ username }: { username: string }) {
  return (
    <>
      <CircleUser aria-hidden="true" size={22} strokeWidth={1.5} />
      <span className="hidden max-w-32 truncate lg:inline">{username}</span>
    </>
  );
}
