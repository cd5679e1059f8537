import type { PageProps } from "gatsby";
import type { ComponentType, ReactElement } from "react";
import type { PageData } from "../../src/layout/Layout";
import { wrapPageElement } from "../../src/layout/wrap-page-element";
import CaseStudies from "../../src/templates/CaseStudies";
import Contact from "../../src/templates/Contact";
import Faq from "../../src/templates/Faq";
import Features from "../../src/templates/Features";
import Home from "../../src/templates/Home";
import Pricing from "../../src/templates/Pricing";
import Services from "../../src/templates/Services";
import {
  caseStudiesData,
  contactData,
  faqData,
  featuresData,
  homeData,
  pricingData,
  servicesData,
} from "./content";
import { pageProps } from "./page-props";

/** A page as Gatsby shows it: with the shell around it, at its own address or another one. */
export interface SitePage {
  path: string;
  show: (address?: string) => ReactElement;
}

/** The seven pages with the real content. */
export const PAGES: readonly SitePage[] = [
  sitePage("/services", Services, servicesData, null),
  sitePage("/contact", Contact, contactData, null),
  sitePage("/features", Features, featuresData, null),
  sitePage("/case-studies", CaseStudies, caseStudiesData, null),
  sitePage("/faq", Faq, faqData, null),
  sitePage("/pricing", Pricing, pricingData, null),
  sitePage("/", Home, homeData, null),
];

function sitePage<Data extends PageData, State>(
  path: string,
  Template: ComponentType<PageProps<Data, object, State>>,
  data: Data,
  state: State,
): SitePage {
  const show = (address = path) => {
    const props = pageProps(data, address, state);
    return wrapPageElement({
      element: <Template {...props} />,
      props,
      getResourceURLsForPathname: () => undefined,
    });
  };
  return { path, show };
}
