import { Link } from "gatsby";
import type { MouseEventHandler, ReactNode, Ref } from "react";
import { classList } from "../../styles/class-list";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./Button.module.css";

export const BUTTON_VARIANTS = ["primary", "secondary"] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** Buttons of every size are at least 48 px tall, so that they are easy to tap. */
export const BUTTON_SIZES = ["small", "medium", "large"] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

interface Look {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
}

interface PageLink extends Look {
  to: string;
  state?: Record<string, unknown> | undefined;
  onClick?: () => void;
}

interface UrlLink extends Look {
  href: string;
  newTabWords?: string | undefined;
}

interface Action extends Look {
  type?: "button" | "submit";
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The styles for the disabled state are in SubmitButton.module.css. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: PageLink | UrlLink | Action) {
  const { children, variant = "primary", size = "medium", className } = props;
  const classes = classList(styles.button, styles[variant], styles[size], className);

  if ("to" in props) {
    return (
      <Link
        to={props.to}
        state={props.state}
        className={classes}
        {...(props.onClick && { onClick: props.onClick })}
      >
        {children}
      </Link>
    );
  }

  if ("href" in props) {
    return (
      <SiteLink href={props.href} newTabWords={props.newTabWords} className={classes}>
        {children}
      </SiteLink>
    );
  }

  const { type = "button", onClick, disabled, ref } = props;
  return (
    <button ref={ref} type={type} className={classes} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
