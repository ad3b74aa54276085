/** Everything the paper wears, in the order in which it overrides. */
import './paper-fonts.css';
import './paper.css';
import './paper-layouts/classic.css';
import './paper-layouts/modern.css';
import './paper-layouts/minimal.css';
import './paper-layouts/ledger.css';
import './paper-layouts/contractor.css';
import './paper-layouts/statement.css';
import './paper-phone.css';
