const QUESTIONS = [
  {
    question: 'Can I get a refund?',
    answer:
      'Yes, up to 7 days before an event. After that a ticket may be passed on to somebody else.',
  },
  {
    question: 'When do the doors open?',
    answer: 'Doors open 1 hour before the event begins.',
  },
  {
    question: 'Can children come?',
    answer: 'Children under 12 need an adult with them.',
  },
  {
    question: 'How do I receive my tickets?',
    answer: 'With your order confirmation. The name on the order is on the list at the entrance.',
  },
  {
    question: 'Can I take photographs?',
    answer: 'Without a flash, yes, unless the artist asks for cameras to stay away.',
  },
] as const;

/** Spec 2: five static questions; several may be open at once. */
export function EventFaq() {
  return (
    <section className="split:col-start-1">
      <h2 className="text-28">Frequently Asked Questions</h2>
      <div className="mt-5 border-t border-hairline">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="border-b border-hairline">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <span>{question}</span>
              <span aria-hidden="true" className="chevron" />
            </summary>
            <p className="max-w-measure pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
