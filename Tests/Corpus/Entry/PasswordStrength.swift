import SwiftUI

enum PasswordStrength: Int, Comparable {
    case weak = 1, fair, strong

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    init(_ password: String) {
        var score = 0
        if password.count >= 8 { score += 1 }
        if password.rangeOfCharacter(from: .decimalDigits) != nil { score += 1 }
        if password.rangeOfCharacter(from: .uppercaseLetters) != nil { score += 1 }
        self = Self(rawValue: max(1, score)) ?? .weak
    }

    var color: Color {
        switch self {
        case .weak: .red
        case .fair: .orange
        case .strong: .green
        }
    }
}

struct PasswordStrengthMeter: View {
    let strength: PasswordStrength

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...3, id: \.self) { step in
                Capsule()
                    .fill(step <= strength.rawValue ? strength.color : Color.secondary.opacity(0.2))
                    .frame(height: 6)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Strength")
        .accessibilityValue("\(strength)")
    }
}

struct PasswordEntry: View {
    @State private var password = ""
    @State private var isVisible = false

    var body: some View {
        VStack {
            HStack {
                if isVisible {
                    TextField("Password", text: $password)
                } else {
                    SecureField("Password", text: $password)
                }
                Button(isVisible ? "Hide" : "Show") { isVisible.toggle() }
            }
            PasswordStrengthMeter(strength: PasswordStrength(password))
        }
        .padding()
        .frame(width: 300)
    }
}

#Preview("Meter", traits: .sizeThatFitsLayout) {
    VStack {
        PasswordStrengthMeter(strength: .weak)
        PasswordStrengthMeter(strength: .strong)
    }
    .frame(width: 200)
    .padding()
}

#Preview("Entry") {
    PasswordEntry()
}
