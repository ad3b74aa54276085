/** EN 16931 in the syntax of OASIS UBL 2.1. */
import type { Money } from '../document/business-document.ts';
import type {
  EInvoice,
  EInvoiceAllowance,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTax,
  EInvoiceTaxTotal,
} from './e-invoice.ts';
import { decimal, optional, writeXml, type XmlElement, xml, xmlWith } from './xml.ts';

const urn = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The file's text. The order of elements is the schema's. */
export function writeUbl(invoice: EInvoice): string {
  const { currency, totals, allowances } = invoice;
  const money = (name: string, amount: Money) => xmlWith(name, { currencyID: currency }, amount);
  return writeXml(
    xmlWith(
      'Invoice',
      {
        xmlns: `${urn}:Invoice-2`,
        'xmlns:cac': `${urn}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${urn}:CommonBasicComponents-2`,
      },
      xml('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
      xml('cbc:ID', invoice.number),
      xml('cbc:IssueDate', invoice.issuedOn),
      xml('cbc:DueDate', invoice.dueOn),
      // 380: a commercial invoice (UNTDID 1001).
      xml('cbc:InvoiceTypeCode', '380'),
      optional('cbc:Note', invoice.note),
      xml('cbc:DocumentCurrencyCode', currency),
      optional('cbc:BuyerReference', invoice.buyerReference),
      xml('cac:AccountingSupplierParty', writeParty(invoice.seller)),
      xml('cac:AccountingCustomerParty', writeParty(invoice.buyer)),
      ...allowances.map((allowance) => writeAllowance(allowance, money)),
      xml('cac:TaxTotal', money('cbc:TaxAmount', totals.tax), ...invoice.taxes.map((tax) => writeTax(tax, money))),
      xml(
        'cac:LegalMonetaryTotal',
        money('cbc:LineExtensionAmount', totals.lines),
        money('cbc:TaxExclusiveAmount', totals.net),
        money('cbc:TaxInclusiveAmount', totals.gross),
        allowances.length > 0 ? money('cbc:AllowanceTotalAmount', totals.allowances) : null,
        totals.paid === '0.00' ? null : money('cbc:PrepaidAmount', totals.paid),
        money('cbc:PayableAmount', totals.due),
      ),
      ...invoice.lines.map((line) => writeLine(line, money)),
    ),
  );
}

type WriteMoney = (name: string, amount: Money) => XmlElement;

function writeParty({ name, address, vatId, taxNumber }: EInvoiceParty): XmlElement {
  const registration = (scheme: string, id: string | null) =>
    id === null
      ? null
      : xml('cac:PartyTaxScheme', xml('cbc:CompanyID', id), xml('cac:TaxScheme', xml('cbc:ID', scheme)));
  return xml(
    'cac:Party',
    vatId === null && taxNumber !== null ? xml('cac:PartyIdentification', xml('cbc:ID', taxNumber)) : null,
    xml(
      'cac:PostalAddress',
      xml('cbc:StreetName', address.street),
      xml('cbc:CityName', address.city),
      optional('cbc:PostalZone', address.postalCode),
      optional('cbc:CountrySubentity', address.region),
      xml('cac:Country', xml('cbc:IdentificationCode', address.country)),
    ),
    registration('VAT', vatId),
    // Any scheme but VAT is read as the seller's tax registration (BT-32).
    registration('TAX', taxNumber),
    xml('cac:PartyLegalEntity', xml('cbc:RegistrationName', name)),
  );
}

const writeCategory = (
  name: string,
  { category, rate }: EInvoiceTax,
  reason: Partial<Pick<EInvoiceTaxTotal, 'reason' | 'reasonCode'>> = {},
): XmlElement =>
  xml(
    name,
    xml('cbc:ID', category),
    optional('cbc:Percent', rate === null ? null : decimal(rate)),
    optional('cbc:TaxExemptionReasonCode', reason.reasonCode ?? null),
    optional('cbc:TaxExemptionReason', reason.reason ?? null),
    xml('cac:TaxScheme', xml('cbc:ID', 'VAT')),
  );

const writeTax = (tax: EInvoiceTaxTotal, money: WriteMoney): XmlElement =>
  xml(
    'cac:TaxSubtotal',
    money('cbc:TaxableAmount', tax.base),
    money('cbc:TaxAmount', tax.amount),
    writeCategory('cac:TaxCategory', tax, tax),
  );

const writeAllowance = (allowance: EInvoiceAllowance, money: WriteMoney): XmlElement =>
  xml(
    'cac:AllowanceCharge',
    xml('cbc:ChargeIndicator', 'false'),
    xml('cbc:AllowanceChargeReason', allowance.reason),
    optional('cbc:MultiplierFactorNumeric', allowance.percent === null ? null : decimal(allowance.percent)),
    money('cbc:Amount', allowance.amount),
    allowance.base === null ? null : money('cbc:BaseAmount', allowance.base),
    writeCategory('cac:TaxCategory', allowance),
  );

const writeLine = (line: EInvoiceLine, money: WriteMoney): XmlElement =>
  xml(
    'cac:InvoiceLine',
    xml('cbc:ID', line.id),
    xmlWith('cbc:InvoicedQuantity', { unitCode: line.unitCode }, decimal(line.quantity)),
    money('cbc:LineExtensionAmount', line.amount),
    xml('cac:Item', xml('cbc:Name', line.name), writeCategory('cac:ClassifiedTaxCategory', line)),
    xml(
      'cac:Price',
      money('cbc:PriceAmount', line.price),
      line.priceQuantity === null
        ? null
        : xmlWith('cbc:BaseQuantity', { unitCode: line.unitCode }, decimal(line.priceQuantity)),
    ),
  );
