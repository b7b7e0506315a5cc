import SwiftUI

@MainActor
@Observable
final class LoginViewModel {
    enum Phase: Equatable {
        case idle
        case working
        case failed(String)
        case finished
    }

    var email = ""
    var password = ""
    private(set) var phase: Phase = .idle

    var canSubmit: Bool {
        email.contains("@") && password.count >= 4 && phase != .working
    }

    func submit() {
        phase = password == "wrong" ? .failed("That password is not right.") : .finished
    }
}

struct LoginScreen: View {
    private enum Field: Hashable {
        case email, password
    }

    @State private var viewModel = LoginViewModel()
    @FocusState private var focusedField: Field?

    var body: some View {
        VStack(spacing: 12) {
            TextField("Email", text: $viewModel.email)
                .focused($focusedField, equals: .email)
                .onSubmit { focusedField = .password }
            SecureField("Password", text: $viewModel.password)
                .focused($focusedField, equals: .password)
                .onSubmit(viewModel.submit)

            if case .failed(let message) = viewModel.phase {
                Text(message)
                    .foregroundColor(.red)
                    .font(.caption)
            }

            Button("Sign in", action: viewModel.submit)
                .buttonStyle(.borderedProminent)
                .disabled(!viewModel.canSubmit)

            if viewModel.phase == .finished {
                Text("Welcome back")
            }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .frame(maxWidth: 320)
        .onAppear { focusedField = .email }
    }
}

struct LoginScreen_Previews: PreviewProvider {
    static var previews: some View {
        LoginScreen()
    }
}
