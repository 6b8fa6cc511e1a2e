import { AtSign, Globe } from 'lucide-react';
import { InertButton } from '#src/ui/inert-button.tsx';

const ICON = 'flex size-11 items-center justify-center text-muted hover:text-accent';

/** Spec 2: social links are placeholders without a target (O-8). */
export function SocialLinks({ name }: { name: string }) {
  return (
    <div className="-ml-3 flex">
      <InertButton aria-label={`${name} on social media`} className={ICON}>
        <AtSign aria-hidden="true" size={16} />
      </InertButton>
      <InertButton aria-label={`Website of ${name}`} className={ICON}>
        <Globe aria-hidden="true" size={16} />
      </InertButton>
    </div>
  );
}
