import { Fragment, type ReactNode } from 'react';
import type { PaperLayout, PresentedDocument } from '#engine/index.ts';

interface HeadProps {
  presented: PresentedDocument;
}

/** The head of the page as its layout builds it: who it is from and for, what it is, the days, the total, the title. */
export function PaperHead({ presented, layout }: HeadProps & { layout: PaperLayout }) {
  const Head = heads[layout];
  return <Head presented={presented} />;
}

const Logo = ({ presented: { business } }: HeadProps) =>
  business.logo && (
    <img className="paper-logo" src={business.logo} alt={business.name ? `Logo of ${business.name}` : 'Logo'} />
  );

const Name = ({ presented: { business } }: HeadProps) =>
  business.name !== '' && <p className="paper-business">{business.name}</p>;

/** Address, phone and website: below each other, or in one line. */
const Details = ({ presented: { business }, inline = false }: HeadProps & { inline?: boolean }) =>
  business.details.length > 0 && (
    <p className={inline ? 'paper-details paper-inline' : 'paper-details'}>
      {business.details.map((detail) =>
        inline ? (
          <span key={detail}>{detail}</span>
        ) : (
          <Fragment key={detail}>
            {detail}
            <br />
          </Fragment>
        ),
      )}
    </p>
  );

const Kind = ({ presented: { typeLabel, number } }: HeadProps) => (
  <div className="paper-kind">
    <p className="paper-type">{typeLabel}</p>
    {number && <p className="paper-number figures">{number}</p>}
  </div>
);

const Client = ({ presented: { client } }: HeadProps) => (
  <div className="paper-client">
    {(client.name || client.details.length > 0) && (
      <>
        <p className="paper-label">{client.label}</p>
        {client.name && <p className="paper-name">{client.name}</p>}
        {client.details.map((detail) => (
          <p key={detail} className="paper-muted">
            {detail}
          </p>
        ))}
      </>
    )}
  </div>
);

const Fact = ({ label, value, total = false }: { label: string; value: string; total?: boolean }) => (
  <div className={total ? 'paper-fact paper-sum' : 'paper-fact'}>
    <p className="paper-label">{label}</p>
    <p className="paper-strong figures">{value}</p>
  </div>
);

const Total = ({ presented: { total } }: HeadProps) => total && <Fact {...total} total />;

const Dates = ({ presented: { dates } }: HeadProps) => dates.map((date) => <Fact key={date.label} {...date} />);

const Title = ({ presented: { title } }: HeadProps) => <h2 className="paper-title">{title}</h2>;

/** Logo beside or above the name and what else says who it is from. */
const Sender = ({ presented, children }: HeadProps & { children?: ReactNode }) => (
  <div className="paper-sender">
    <Logo presented={presented} />
    <div>
      <Name presented={presented} />
      {children}
    </div>
  </div>
);

const heads: Record<PaperLayout, (props: HeadProps) => ReactNode> = {
  classic: ({ presented }) => (
    <>
      <header className="paper-band">
        <Sender presented={presented}>
          <Details presented={presented} />
        </Sender>
        <Kind presented={presented} />
      </header>
      <div className="paper-facts">
        <Client presented={presented} />
        <Dates presented={presented} />
        <Total presented={presented} />
      </div>
      <Title presented={presented} />
    </>
  ),
  modern: ({ presented }) => (
    <>
      <header className="paper-band">
        <Sender presented={presented} />
        <Kind presented={presented} />
      </header>
      <Details presented={presented} inline />
      <div className="paper-lead">
        <Client presented={presented} />
        <Total presented={presented} />
      </div>
      <div className="paper-facts">
        <Dates presented={presented} />
      </div>
      <Title presented={presented} />
    </>
  ),
  minimal: ({ presented }) => (
    <>
      <header className="paper-band">
        <Sender presented={presented} />
        <Details presented={presented} />
      </header>
      <Kind presented={presented} />
      <div className="paper-lead">
        <Client presented={presented} />
        <div className="paper-pairs">
          <Dates presented={presented} />
          <Total presented={presented} />
        </div>
      </div>
      <Title presented={presented} />
    </>
  ),
  ledger: ({ presented }) => (
    <>
      <header className="paper-band">
        <Sender presented={presented}>
          <Details presented={presented} inline />
        </Sender>
      </header>
      <div className="paper-lead">
        <Client presented={presented} />
        <div className="paper-pairs">
          <Kind presented={presented} />
          <Dates presented={presented} />
          <Total presented={presented} />
        </div>
      </div>
      <Title presented={presented} />
    </>
  ),
  contractor: ({ presented }) => (
    <div className="paper-form">
      <header className="paper-band">
        <Sender presented={presented}>
          <Details presented={presented} />
        </Sender>
        <Kind presented={presented} />
      </header>
      <Client presented={presented} />
      <div className="paper-facts">
        <Dates presented={presented} />
        <Total presented={presented} />
      </div>
      <Title presented={presented} />
    </div>
  ),
  statement: ({ presented }) => (
    <>
      <header className="paper-band">
        <Sender presented={presented}>
          <Details presented={presented} />
        </Sender>
        <Kind presented={presented} />
      </header>
      <div className="paper-lead">
        <Total presented={presented} />
        <Client presented={presented} />
        <div className="paper-pairs">
          <Dates presented={presented} />
        </div>
      </div>
      <Title presented={presented} />
    </>
  ),
};
