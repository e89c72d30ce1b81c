import type { BuyingTexts } from "../de/buying.ts";

/** As `deBuying`, in English. */
export const enBuying: BuyingTexts = {
	buying: {
		seller: "Your contact for this machine",
		"sells.kauf": "Sales",
		"sells.miete": "Hire",
		gross: "Gross price",
		grossAndInstalment: "Gross and monthly instalment",
		vat: "plus {percent}% VAT",
		withVat: "Price incl. {percent}% VAT",
		example: "Monthly instalment, non-binding example",
		deposit: "Deposit ({percent}%)",
		loan: "Net amount of credit",
		instalment: "Monthly instalment",
		months: "Term",
		monthsValue: "{count} monthly instalments",
		rate: "Effective annual rate",
		nominal: "Fixed borrowing rate a year",
		percent: "{percent}%",
		total: "Total of the instalments",
		noOffer: "A non-binding example, not an offer of credit. The bank decides on any finance.",
		"away.sold": "This machine has been sold.",
		"away.rentedOut": "This machine is out on hire.",
		"away.reserved": "This machine is reserved for somebody else. You are welcome to enquire all the same.",
		"away.unavailable": "This machine is not available at the moment. You are welcome to enquire all the same.",
		alert: "Tell me when one like it comes in",
	},
};
