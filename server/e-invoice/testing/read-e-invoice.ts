/** Reads an e-invoice back as its receiver would: by the paths that EN 16931-3 binds each business term to. For tests. */
import { XmlDocument, type XmlNode } from 'libxml2-wasm';

/** Business terms as texts; null where the file has none. Names are the standard's. */
export interface ReadInvoice {
  specification: string | null;
  number: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  typeCode: string | null;
  currency: string | null;
  note: string | null;
  buyerReference: string | null;
  seller: ReadParty;
  buyer: ReadParty;
  allowances: (ReadTax & {
    amount: string | null;
    base: string | null;
    percent: string | null;
    reason: string | null;
  })[];
  taxes: (ReadTax & { base: string | null; amount: string | null; reason: string | null; reasonCode: string | null })[];
  totals: Record<'lines' | 'allowances' | 'net' | 'tax' | 'gross' | 'paid' | 'due', string | null>;
  lines: (ReadTax &
    Record<'id' | 'name' | 'quantity' | 'unitCode' | 'price' | 'priceQuantity' | 'amount', string | null>)[];
}

interface ReadTax {
  category: string | null;
  rate: string | null;
}

type ReadParty = Record<
  'name' | 'id' | 'street' | 'city' | 'postalCode' | 'region' | 'country' | 'vatId' | 'taxNumber',
  string | null
>;

type Get = (path: string) => string | null;

function reader(namespaces: Record<string, string>) {
  const get =
    (node: XmlNode | XmlDocument): Get =>
    (path) =>
      node.get(path, namespaces)?.content ?? null;
  const all = <T>(node: XmlNode | XmlDocument, path: string, read: (get: Get) => T): T[] =>
    node.find(path, namespaces).map((found) => read(get(found)));
  return { get, all };
}

const un = 'urn:un:unece:uncefact:data:standard';
const cii = reader({
  rsm: `${un}:CrossIndustryInvoice:100`,
  ram: `${un}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${un}:UnqualifiedDataType:100`,
});
const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';
const ubl = reader({
  inv: `${oasis}:Invoice-2`,
  cac: `${oasis}:CommonAggregateComponents-2`,
  cbc: `${oasis}:CommonBasicComponents-2`,
});

const dash = (day: string | null) => day?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? null;

export function readCii(text: string): ReadInvoice {
  using document = XmlDocument.fromString(text);
  const get = cii.get(document);
  const deal = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
  const settlement = `${deal}/ram:ApplicableHeaderTradeSettlement`;
  const sum = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
  const party = (path: string): ReadParty => {
    const part = (name: string) => get(`${deal}/ram:ApplicableHeaderTradeAgreement/${path}/${name}`);
    return {
      name: part('ram:Name'),
      id: part('ram:ID'),
      street: part('ram:PostalTradeAddress/ram:LineOne'),
      city: part('ram:PostalTradeAddress/ram:CityName'),
      postalCode: part('ram:PostalTradeAddress/ram:PostcodeCode'),
      region: part('ram:PostalTradeAddress/ram:CountrySubDivisionName'),
      country: part('ram:PostalTradeAddress/ram:CountryID'),
      vatId: part('ram:SpecifiedTaxRegistration/ram:ID[@schemeID="VA"]'),
      taxNumber: part('ram:SpecifiedTaxRegistration/ram:ID[@schemeID="FC"]'),
    };
  };
  const day = (path: string) => dash(get(`${path}/udt:DateTimeString[@format="102"]`));
  return {
    specification: get('//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
    number: get('//rsm:ExchangedDocument/ram:ID'),
    issuedOn: day('//rsm:ExchangedDocument/ram:IssueDateTime'),
    dueOn: day(`${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime`),
    typeCode: get('//rsm:ExchangedDocument/ram:TypeCode'),
    currency: get(`${settlement}/ram:InvoiceCurrencyCode`),
    note: get('//rsm:ExchangedDocument/ram:IncludedNote/ram:Content'),
    buyerReference: get(`${deal}/ram:ApplicableHeaderTradeAgreement/ram:BuyerReference`),
    seller: party('ram:SellerTradeParty'),
    buyer: party('ram:BuyerTradeParty'),
    allowances: cii.all(document, `${settlement}/ram:SpecifiedTradeAllowanceCharge`, (of) => ({
      amount: of('ram:ActualAmount'),
      base: of('ram:BasisAmount'),
      percent: of('ram:CalculationPercent'),
      reason: of('ram:Reason'),
      category: of('ram:CategoryTradeTax/ram:CategoryCode'),
      rate: of('ram:CategoryTradeTax/ram:RateApplicablePercent'),
    })),
    taxes: cii.all(document, `${settlement}/ram:ApplicableTradeTax`, (of) => ({
      base: of('ram:BasisAmount'),
      amount: of('ram:CalculatedAmount'),
      reason: of('ram:ExemptionReason'),
      reasonCode: of('ram:ExemptionReasonCode'),
      category: of('ram:CategoryCode'),
      rate: of('ram:RateApplicablePercent'),
    })),
    totals: {
      lines: get(`${sum}/ram:LineTotalAmount`),
      allowances: get(`${sum}/ram:AllowanceTotalAmount`),
      net: get(`${sum}/ram:TaxBasisTotalAmount`),
      tax: get(`${sum}/ram:TaxTotalAmount[@currencyID]`),
      gross: get(`${sum}/ram:GrandTotalAmount`),
      paid: get(`${sum}/ram:TotalPrepaidAmount`),
      due: get(`${sum}/ram:DuePayableAmount`),
    },
    lines: cii.all(document, `${deal}/ram:IncludedSupplyChainTradeLineItem`, (of) => ({
      id: of('ram:AssociatedDocumentLineDocument/ram:LineID'),
      name: of('ram:SpecifiedTradeProduct/ram:Name'),
      quantity: of('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'),
      unitCode: of('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode'),
      price: of('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'),
      priceQuantity: of('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity'),
      amount: of('ram:SpecifiedLineTradeSettlement/*/ram:LineTotalAmount'),
      category: of('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode'),
      rate: of('ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent'),
    })),
  };
}

export function readUbl(text: string): ReadInvoice {
  using document = XmlDocument.fromString(text);
  const root = ubl.get(document);
  const get = (path: string) => root(`/inv:Invoice/${path}`);
  const party = (path: string): ReadParty => {
    const part = (name: string) => get(`${path}/cac:Party/${name}`);
    return {
      name: part('cac:PartyLegalEntity/cbc:RegistrationName'),
      id: part('cac:PartyIdentification/cbc:ID'),
      street: part('cac:PostalAddress/cbc:StreetName'),
      city: part('cac:PostalAddress/cbc:CityName'),
      postalCode: part('cac:PostalAddress/cbc:PostalZone'),
      region: part('cac:PostalAddress/cbc:CountrySubentity'),
      country: part('cac:PostalAddress/cac:Country/cbc:IdentificationCode'),
      vatId: part('cac:PartyTaxScheme[cac:TaxScheme/cbc:ID="VAT"]/cbc:CompanyID'),
      taxNumber: part('cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!="VAT"]/cbc:CompanyID'),
    };
  };
  const category = (of: Get, name: string): ReadTax => ({
    category: of(`${name}[cac:TaxScheme/cbc:ID="VAT"]/cbc:ID`),
    rate: of(`${name}/cbc:Percent`),
  });
  return {
    specification: get('cbc:CustomizationID'),
    number: get('cbc:ID'),
    issuedOn: get('cbc:IssueDate'),
    dueOn: get('cbc:DueDate'),
    typeCode: get('cbc:InvoiceTypeCode'),
    currency: get('cbc:DocumentCurrencyCode'),
    note: get('cbc:Note'),
    buyerReference: get('cbc:BuyerReference'),
    seller: party('cac:AccountingSupplierParty'),
    buyer: party('cac:AccountingCustomerParty'),
    allowances: ubl.all(document, '/inv:Invoice/cac:AllowanceCharge[cbc:ChargeIndicator="false"]', (of) => ({
      amount: of('cbc:Amount'),
      base: of('cbc:BaseAmount'),
      percent: of('cbc:MultiplierFactorNumeric'),
      reason: of('cbc:AllowanceChargeReason'),
      ...category(of, 'cac:TaxCategory'),
    })),
    taxes: ubl.all(document, '/inv:Invoice/cac:TaxTotal/cac:TaxSubtotal', (of) => ({
      base: of('cbc:TaxableAmount'),
      amount: of('cbc:TaxAmount'),
      reason: of('cac:TaxCategory/cbc:TaxExemptionReason'),
      reasonCode: of('cac:TaxCategory/cbc:TaxExemptionReasonCode'),
      ...category(of, 'cac:TaxCategory'),
    })),
    totals: {
      lines: get('cac:LegalMonetaryTotal/cbc:LineExtensionAmount'),
      allowances: get('cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount'),
      net: get('cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount'),
      tax: get('cac:TaxTotal/cbc:TaxAmount[@currencyID]'),
      gross: get('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'),
      paid: get('cac:LegalMonetaryTotal/cbc:PrepaidAmount'),
      due: get('cac:LegalMonetaryTotal/cbc:PayableAmount'),
    },
    lines: ubl.all(document, '/inv:Invoice/cac:InvoiceLine', (of) => ({
      id: of('cbc:ID'),
      name: of('cac:Item/cbc:Name'),
      quantity: of('cbc:InvoicedQuantity'),
      unitCode: of('cbc:InvoicedQuantity/@unitCode'),
      price: of('cac:Price/cbc:PriceAmount'),
      priceQuantity: of('cac:Price/cbc:BaseQuantity'),
      amount: of('cbc:LineExtensionAmount'),
      ...category(of, 'cac:Item/cac:ClassifiedTaxCategory'),
    })),
  };
}
