/** EN 16931 in the syntax of UN/CEFACT, Cross Industry Invoice D16B/D22B: what Factur-X and ZUGFeRD embed. */
import type { CalendarDay } from '../document/business-document.ts';
import type {
  EInvoice,
  EInvoiceAllowance,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTax,
  EInvoiceTaxTotal,
} from './e-invoice.ts';
import { decimal, optional, writeXml, type XmlElement, xml, xmlWith } from './xml.ts';

const urn = 'urn:un:unece:uncefact:data:standard';

/** The file's text. The order of elements is the schema's. */
export const writeCii = (invoice: EInvoice): string =>
  writeXml(
    xmlWith(
      'rsm:CrossIndustryInvoice',
      {
        'xmlns:rsm': `${urn}:CrossIndustryInvoice:100`,
        'xmlns:ram': `${urn}:ReusableAggregateBusinessInformationEntity:100`,
        'xmlns:udt': `${urn}:UnqualifiedDataType:100`,
        'xmlns:qdt': `${urn}:QualifiedDataType:100`,
      },
      xml(
        'rsm:ExchangedDocumentContext',
        xml('ram:GuidelineSpecifiedDocumentContextParameter', xml('ram:ID', 'urn:cen.eu:en16931:2017')),
      ),
      xml(
        'rsm:ExchangedDocument',
        xml('ram:ID', invoice.number),
        // 380: a commercial invoice (UNTDID 1001).
        xml('ram:TypeCode', '380'),
        xml('ram:IssueDateTime', day(invoice.issuedOn)),
        invoice.note === null ? null : xml('ram:IncludedNote', xml('ram:Content', invoice.note)),
      ),
      xml(
        'rsm:SupplyChainTradeTransaction',
        ...invoice.lines.map(writeLine),
        xml(
          'ram:ApplicableHeaderTradeAgreement',
          optional('ram:BuyerReference', invoice.buyerReference),
          xml('ram:SellerTradeParty', ...writeParty(invoice.seller)),
          xml('ram:BuyerTradeParty', ...writeParty(invoice.buyer)),
        ),
        xml('ram:ApplicableHeaderTradeDelivery'),
        writeSettlement(invoice),
      ),
    ),
  );

const day = (date: CalendarDay): XmlElement =>
  xmlWith('udt:DateTimeString', { format: '102' }, date.replaceAll('-', ''));

function writeLine(line: EInvoiceLine): XmlElement {
  const { unitCode, priceQuantity } = line;
  return xml(
    'ram:IncludedSupplyChainTradeLineItem',
    xml('ram:AssociatedDocumentLineDocument', xml('ram:LineID', line.id)),
    xml('ram:SpecifiedTradeProduct', xml('ram:Name', line.name)),
    xml(
      'ram:SpecifiedLineTradeAgreement',
      xml(
        'ram:NetPriceProductTradePrice',
        xml('ram:ChargeAmount', line.price),
        priceQuantity === null ? null : xmlWith('ram:BasisQuantity', { unitCode }, decimal(priceQuantity)),
      ),
    ),
    xml('ram:SpecifiedLineTradeDelivery', xmlWith('ram:BilledQuantity', { unitCode }, decimal(line.quantity))),
    xml(
      'ram:SpecifiedLineTradeSettlement',
      xml('ram:ApplicableTradeTax', ...writeCategory(line)),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', xml('ram:LineTotalAmount', line.amount)),
    ),
  );
}

const writeCategory = ({ category, rate }: EInvoiceTax): (XmlElement | null)[] => [
  xml('ram:TypeCode', 'VAT'),
  xml('ram:CategoryCode', category),
  optional('ram:RateApplicablePercent', rate === null ? null : decimal(rate)),
];

function writeParty({ name, address, vatId, taxNumber }: EInvoiceParty): (XmlElement | null)[] {
  const registration = (schemeID: string, id: string | null) =>
    id === null ? null : xml('ram:SpecifiedTaxRegistration', xmlWith('ram:ID', { schemeID }, id));
  return [
    optional('ram:ID', vatId === null ? taxNumber : null),
    xml('ram:Name', name),
    xml(
      'ram:PostalTradeAddress',
      optional('ram:PostcodeCode', address.postalCode),
      xml('ram:LineOne', address.street),
      xml('ram:CityName', address.city),
      xml('ram:CountryID', address.country),
      optional('ram:CountrySubDivisionName', address.region),
    ),
    registration('VA', vatId),
    registration('FC', taxNumber),
  ];
}

function writeSettlement({ currency, taxes, allowances, dueOn, totals }: EInvoice): XmlElement {
  return xml(
    'ram:ApplicableHeaderTradeSettlement',
    xml('ram:InvoiceCurrencyCode', currency),
    ...taxes.map(writeTax),
    ...allowances.map(writeAllowance),
    xml('ram:SpecifiedTradePaymentTerms', xml('ram:DueDateDateTime', day(dueOn))),
    xml(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      xml('ram:LineTotalAmount', totals.lines),
      optional('ram:AllowanceTotalAmount', allowances.length > 0 ? totals.allowances : null),
      xml('ram:TaxBasisTotalAmount', totals.net),
      xmlWith('ram:TaxTotalAmount', { currencyID: currency }, totals.tax),
      xml('ram:GrandTotalAmount', totals.gross),
      optional('ram:TotalPrepaidAmount', totals.paid === '0.00' ? null : totals.paid),
      xml('ram:DuePayableAmount', totals.due),
    ),
  );
}

const writeTax = ({ category, rate, base, amount, reason, reasonCode }: EInvoiceTaxTotal): XmlElement =>
  xml(
    'ram:ApplicableTradeTax',
    xml('ram:CalculatedAmount', amount),
    xml('ram:TypeCode', 'VAT'),
    optional('ram:ExemptionReason', reason),
    xml('ram:BasisAmount', base),
    xml('ram:CategoryCode', category),
    optional('ram:ExemptionReasonCode', reasonCode),
    optional('ram:RateApplicablePercent', rate === null ? null : decimal(rate)),
  );

const writeAllowance = (allowance: EInvoiceAllowance): XmlElement =>
  xml(
    'ram:SpecifiedTradeAllowanceCharge',
    xml('ram:ChargeIndicator', xml('udt:Indicator', 'false')),
    optional('ram:CalculationPercent', allowance.percent === null ? null : decimal(allowance.percent)),
    optional('ram:BasisAmount', allowance.base),
    xml('ram:ActualAmount', allowance.amount),
    xml('ram:Reason', allowance.reason),
    xml('ram:CategoryTradeTax', ...writeCategory(allowance)),
  );
