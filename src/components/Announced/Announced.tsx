import { useEffect, useState } from "react";

interface AnnouncedProps {
  text: string;
  /** How long the text must stay unchanged, in milliseconds. */
  pause: number;
}

/** Makes screen readers announce a text once it stops changing. */
export function Announced({ text, pause }: AnnouncedProps) {
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);

  return (
    <span aria-live="polite" className="visually-hidden">
      <span key={announced}>{announced}</span>
    </span>
  );
}
