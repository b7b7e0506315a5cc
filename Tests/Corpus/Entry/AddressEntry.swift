import SwiftUI

struct PostalAddress: Codable, Equatable {
    var street = ""
    var city = ""
    var zip = ""

    var isValid: Bool {
        !street.isEmpty && !city.isEmpty && zip.count == 5 && zip.allSatisfy(\.isNumber)
    }
}

struct AddressEntry: View {
    @State private var address = PostalAddress()
    @State private var submitted: PostalAddress?

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Group {
                TextField("Street", text: $address.street)
                TextField("City", text: $address.city)
                TextField("ZIP", text: $address.zip)
                    .onChange(of: address.zip) { oldValue, newValue in
                        if newValue.count > 5 { address.zip = oldValue }
                    }
            }
            .textFieldStyle(.roundedBorder)

            Button("Submit") { submitted = address }
                .disabled(!address.isValid)

            if let submitted {
                Text("Ships to \(submitted.city)")
            }
        }
        .padding()
    }
}

#Preview {
    AddressEntry()
}
